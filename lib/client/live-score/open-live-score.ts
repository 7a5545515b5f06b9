import type { EditedSections } from '@/lib/rewrite/improved-cv';
import type { Suggestion } from '@/lib/rewrite/suggestion';
import type { AskedSuggestion, LiveAnswer, LiveRequest } from './messages';
import type { LiveSource } from './score-edits';

export interface LiveScorer {
  /** Scores a draft. While the engine is busy only the latest draft waits, ahead of all other requests. */
  score(edited: EditedSections): void;
  /** The scores of possible drafts. Asking again drops the drafts that still wait; those requests are never answered. */
  scoreDrafts(drafts: readonly EditedSections[]): Promise<(number | null)[]>;
  suggest(asked: AskedSuggestion): Promise<Suggestion>;
  close(): void;
}

interface Job {
  request: LiveRequest;
  settle(answer: LiveAnswer): void;
}

/** Starts the engine in a worker. After that no draft leaves the browser. */
export function openLiveScore(source: LiveSource, onAnswer: (answer: LiveAnswer) => void, onFailure: () => void): LiveScorer {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  let running: Job | null = null;
  let draft: Job | null = null;
  const asked: Job[] = [];
  let draftJobs: Job[] = [];

  const next = (): void => {
    if (running) return;
    const job = draft ?? asked.shift() ?? draftJobs.shift();
    if (!job) return;
    if (job === draft) draft = null;
    running = job;
    worker.postMessage(job.request);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<LiveAnswer>) => {
    const done = running;
    running = null;
    done?.settle(data);
    next();
  });
  worker.addEventListener('error', onFailure);

  asked.push({ request: { type: 'open', source }, settle: onAnswer });
  next();
  return {
    score(edited) {
      draft = { request: { type: 'score', edited }, settle: onAnswer };
      next();
    },
    scoreDrafts(drafts) {
      draftJobs = [];
      const scores = drafts.map(
        (edited) =>
          new Promise<number | null>((resolve) => {
            const settle = (answer: LiveAnswer) => resolve(answer.type === 'scored-only' ? answer.score : null);
            draftJobs.push({ request: { type: 'score-only', edited }, settle });
          }),
      );
      next();
      return Promise.all(scores);
    },
    suggest: (wanted) =>
      new Promise((resolve, reject) => {
        const settle = (answer: LiveAnswer) => {
          if (answer.type === 'suggested') resolve(answer.suggestion);
        };
        worker.addEventListener('error', () => reject(new Error('The engine in the browser failed.')), { once: true });
        asked.push({ request: { type: 'suggest', asked: wanted }, settle });
        next();
      }),
    close: () => worker.terminate(),
  };
}
