import { finishAnswer, type Finished } from '@/lib/shared/hand-over';
import { call } from './http';
import { logFailure } from './log-failure';
import { forgetEverything } from './storage';

/** Ends ownership and forgets everything here. Where the server cannot be reached nothing is forgotten, and it throws. */
export async function finishHere(deleteReports: boolean): Promise<Finished> {
  const response = await call('POST', '/api/cv/finish', { body: { deleteReports } });
  const finished = finishAnswer.parse(await response.json());
  forgetEverything();
  return finished;
}

/** Nobody is there: what is on this computer goes in any case. */
export async function finishIdle(): Promise<void> {
  try {
    await finishHere(false);
  } catch (error) {
    logFailure('The session could not be ended on the server.', error);
    forgetEverything();
  }
  leave({ idle: '1' });
}

/** To the page that says so. It takes the place of this one, and whoever goes back is asked for a cookie that is gone. */
export const leave = (said: Readonly<Record<string, string>> = {}): void =>
  window.location.replace(`/finished?${new URLSearchParams(said)}`);
