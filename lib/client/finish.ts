import { finishAnswer, type Finished } from '@/lib/shared/hand-over';
import { call } from './http';
import { logFailure } from './log-failure';
import { forgetEverything } from './storage';

/** Ends ownership and clears everything in this browser. Where the server cannot be reached nothing is cleared, and it throws. */
export async function finishHere(deleteReports: boolean): Promise<Finished> {
  const response = await call('POST', '/api/cv/finish', { body: { deleteReports } });
  const finished = finishAnswer.parse(await response.json());
  forgetEverything();
  return finished;
}

/** Nobody is at the computer: the data in this browser is cleared in any case. */
export async function finishIdle(): Promise<void> {
  try {
    await finishHere(false);
  } catch (error) {
    logFailure('The session could not be ended on the server.', error);
    forgetEverything();
  }
  leave({ idle: '1' });
}

/** Goes to the page that confirms it. It replaces this page in the history, and going back needs a cookie that was deleted. */
export const leave = (said: Readonly<Record<string, string>> = {}): void =>
  window.location.replace(`/finished?${new URLSearchParams(said)}`);
