import { defineSentences } from '@/lib/analysis/wording/wording';

/** The slot for a missing part of a course and its question; `course` is null where the entry names nothing. */
export const missingPartSentences = defineSentences<
  { part: 'award' | 'institution' | 'year'; course: string | null },
  { slot: string; question: string }
>({
  id: 'education/missing-part',
  say: ({ part, course }) => {
    const about = course ?? 'this course';
    switch (part) {
      case 'award':
        return { slot: '[add award]', question: `Which award did ${about} lead to?` };
      case 'institution':
        return { slot: '[add institution]', question: `Where did you take ${about}?` };
      case 'year':
        return { slot: '[add year]', question: `When did you finish ${about}?` };
    }
  },
  examples: {
    'no award': { part: 'award', course: 'Northfield College' },
    'no institution': { part: 'institution', course: 'NVQ Level 3' },
    'no year and no name': { part: 'year', course: null },
  },
});

/** Why the part is changed. */
export const educationSentences = defineSentences<'parts missing' | 'order'>({
  id: 'education',
  say: (change) =>
    change === 'order' ? 'Newest first, as in your work experience.' : 'Institution, award and year are what a reader checks first.',
  examples: { 'a part is missing': 'parts missing', 'not newest first': 'order' },
});

/** The text of a section that is still empty. */
export const emptyEducationSentences = defineSentences<null, { entry: string; reason: string; question: string }>({
  id: 'education/empty',
  say: () => ({
    entry: '[add award and where you took it] ([add year])',
    reason: 'An education section is expected, however short.',
    question: 'Which award, where, and when? Schools, courses and apprenticeships count.',
  }),
  examples: { 'no entry': null },
});
