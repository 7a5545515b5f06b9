import type { DraftShape } from '@/lib/client/drafts';
import { readWalkthrough, startWalkthrough, type WalkthroughProgress } from '@/lib/guidance/walkthrough-progress';
import type { WalkthroughFlow } from '@/lib/guidance/walkthrough-steps';

/** Two tabs merge section by section, then the targeting; each keeps its own current step. */
export const walkthroughDraft = (flow: WalkthroughFlow): DraftShape<WalkthroughProgress> => ({
  key: 'walkthroughProgress',
  start: () => startWalkthrough(flow),
  read: (saved) => readWalkthrough(flow, saved),
  parts: ({ sections, strategy, targeting, targetingCompleted }) => [
    ...sections.map((section) => JSON.stringify(section)),
    JSON.stringify({ strategy, targeting, targetingCompleted }),
  ],
  withPart: (mine, other, index) => {
    if (index < mine.sections.length)
      return { ...mine, sections: mine.sections.map((section, at) => (at === index ? (other.sections[at] ?? section) : section)) };
    const { strategy, targeting, targetingCompleted } = other;
    return { ...mine, strategy, targeting, targetingCompleted };
  },
});
