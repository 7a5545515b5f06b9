import type { DraftShape } from '@/lib/client/drafts';
import { readGuided, startGuided, type GuidedProgress } from '@/lib/guidance/guided-progress';

/** Two tabs merge step by step; each keeps its own current step. */
export const guidedDraft: DraftShape<GuidedProgress> = {
  key: 'guidedProgress',
  start: startGuided,
  read: readGuided,
  parts: ({ steps }) => Object.fromEntries(steps.map((step, at) => [at, JSON.stringify(step)])),
  withPart: (mine, other, name) => ({
    ...mine,
    steps: mine.steps.map((step, at) => (String(at) === name ? (other.steps[at] ?? step) : step)),
  }),
};
