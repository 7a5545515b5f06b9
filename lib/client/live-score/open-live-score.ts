import type { EditedSections } from '@/lib/rewrite/improved-cv';
import type { LiveAnswer, LiveRequest } from './messages';
import type { LiveSource } from './score-edits';

export interface LiveScorer {
  /** Scores a draft; while one is being scored only the latest waits. */
  score(edited: EditedSections): void;
  close(): void;
}

/** Starts the engine in a worker. After the source no draft ever leaves the browser. */
export function openLiveScore(source: LiveSource, onAnswer: (answer: LiveAnswer) => void, onFailure: () => void): LiveScorer {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const send = (request: LiveRequest): void => worker.postMessage(request);
  let isBusy = true;
  let waiting: EditedSections | null = null;
  worker.addEventListener('message', ({ data }: MessageEvent<LiveAnswer>) => {
    isBusy = false;
    onAnswer(data);
    if (waiting) next(waiting);
  });
  worker.addEventListener('error', onFailure);
  const next = (edited: EditedSections): void => {
    waiting = null;
    isBusy = true;
    send({ type: 'score', edited });
  };
  send({ type: 'open', source });
  return {
    score(edited) {
      if (isBusy) waiting = edited;
      else next(edited);
    },
    close: () => worker.terminate(),
  };
}
