import type { DraftShape } from '@/lib/client/drafts';
import { readGuided, startGuided, type GuidedProgress } from '@/lib/guidance/guided-progress';

/** Each step is a part of its own; where one stands is this tab's affair. */
export const guidedDraft: DraftShape<GuidedProgress> = {
  key: 'guidedProgress',
  start: startGuided,
  read: readGuided,
  parts: ({ steps }) => steps.map((step) => JSON.stringify(step)),
  withPart: (mine, other, index) => ({ ...mine, steps: mine.steps.map((step, at) => (at === index ? (other.steps[at] ?? step) : step)) }),
};
