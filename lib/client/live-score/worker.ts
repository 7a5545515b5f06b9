import { draftScorer } from './score-edits';
import type { LiveAnswer, LiveRequest } from './messages';

/** The engine off the page's thread: it opens one CV, then scores draft after draft. */
let scorer: ReturnType<typeof draftScorer> | null = null;

const answer = (message: LiveAnswer): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<LiveRequest>) => {
  if (data.type === 'open') {
    scorer = draftScorer(data.source);
    answer({ type: 'opened', original: scorer.original });
  } else if (scorer) answer({ type: 'scored', live: scorer.score(data.edited) });
});
