import type { DraftShape } from '@/lib/client/drafts';
import { readWalkthrough, startWalkthrough, type WalkthroughProgress } from '@/lib/guidance/walkthrough-progress';
import type { WalkthroughFlow } from '@/lib/guidance/walkthrough-steps';

/** Drafts of two tabs are merged section by section, then the targeting; each tab keeps its own current step. */
export const walkthroughDraft = (flow: WalkthroughFlow): DraftShape<WalkthroughProgress> => ({
  key: 'walkthroughProgress',
  start: () => startWalkthrough(flow),
  read: (saved) => readWalkthrough(flow, saved),
  parts: ({ sections, strategy, targeting, targetingCompleted }) => ({
    ...Object.fromEntries(sections.map((section, at) => [at, JSON.stringify(section)])),
    targeting: JSON.stringify({ strategy, targeting, targetingCompleted }),
  }),
  withPart: (mine, other, name) => {
    const { strategy, targeting, targetingCompleted } = other;
    if (name === 'targeting') return { ...mine, strategy, targeting, targetingCompleted };
    return { ...mine, sections: mine.sections.map((section, at) => (String(at) === name ? (other.sections[at] ?? section) : section)) };
  },
});
