import type { DraftShape } from '@/lib/client/drafts';
import { readGuided, startGuided, type GuidedProgress } from '@/lib/guidance/guided-progress';

/** Two tabs merge step by step; each keeps its own current step. */
export const guidedDraft: DraftShape<GuidedProgress> = {
  key: 'guidedProgress',
  start: startGuided,
  read: readGuided,
  parts: ({ steps }) => steps.map((step) => JSON.stringify(step)),
  withPart: (mine, other, index) => ({ ...mine, steps: mine.steps.map((step, at) => (at === index ? (other.steps[at] ?? step) : step)) }),
};
