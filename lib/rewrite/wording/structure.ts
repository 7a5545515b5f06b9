import { defineSentences } from '@/lib/analysis/wording/wording';

/** Why the structure is changed. */
export const structureSentences = defineSentences<'heading' | 'dates' | 'order'>({
  id: 'structure',
  say: (change) => {
    switch (change) {
      case 'heading':
        return 'Software files a section by its heading: a standard one is never misfiled.';
      case 'dates':
        return 'One way of writing dates, so that the eye can run down them.';
      case 'order':
        return 'The profile tells the reader how to read the rest, so it stands first.';
    }
  },
  examples: { 'an unusual heading': 'heading', 'dates in several forms': 'dates', 'the profile is not first': 'order' },
});

/** One line of the list of changes. */
export const structureLineSentences = defineSentences<{ before: string; after: string }>({
  id: 'structure/line',
  say: ({ before, after }) => `- ${before}: write ${after}`,
  examples: { 'an unusual heading': { before: 'My Journey', after: 'Work Experience' } },
});

/** What the clean layout corrects by itself. */
export const layoutSentences = defineSentences<null>({
  id: 'structure/layout',
  say: () =>
    'The improved CV you download has one column, with its sections in the usual order. Your headings and dates stay as you wrote them.',
  examples: { 'every CV': null },
});
