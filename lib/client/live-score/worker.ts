import '../zod-without-eval';
import { suggest } from '@/lib/rewrite/suggest';
import type { LiveAnswer, LiveRequest } from './messages';
import { draftScorer } from './score-edits';

/** Runs the engine outside the page's thread: it opens one CV, then answers requests about drafts of it. */
let scorer: ReturnType<typeof draftScorer> | null = null;

const answer = (message: LiveAnswer): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<LiveRequest>) => {
  if (data.type === 'open') {
    scorer = draftScorer(data.source);
    answer({ type: 'opened', original: scorer.original });
  } else if (!scorer) return;
  else if (data.type === 'score') answer({ type: 'scored', live: scorer.score(data.edited) });
  else if (data.type === 'score-only') answer({ type: 'scored-only', score: scorer.score(data.edited)?.score ?? null });
  else answer({ type: 'suggested', suggestion: suggest({ cv: scorer.cv, ...data.asked }) });
});
