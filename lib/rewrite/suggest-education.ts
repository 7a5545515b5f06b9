import type { Cv, EducationEntry } from '@/lib/cv/cv';
import { toBritish } from './british';
import { needsEducationChange } from './education-change';
import { educationHeading, sectionText } from './editor-text/write';
import { fillSlots } from './slots';
import type { Suggestion, SuggestionInput, SuggestionItem } from './suggestion';

interface Gap {
  id: string;
  slot: string;
  question: string;
}

const gapsOf = (entry: EducationEntry): Gap[] => {
  const about = entry.institution?.text ?? entry.award?.text ?? 'this course';
  const gap = (isMissing: boolean, name: string, slot: string, question: string): Gap[] =>
    isMissing ? [{ id: `e${entry.start}-${name}`, slot, question }] : [];
  return [
    ...gap(entry.award === null, 'award', '[add award]', `Which award did ${about} lead to?`),
    ...gap(entry.institution === null, 'institution', '[add institution]', `Where did you take ${about}?`),
    ...gap(entry.dates === null, 'year', '[add year]', `When did you finish ${about}?`),
  ];
};

const year = (entry: EducationEntry): number => entry.dates?.to?.year ?? entry.dates?.from?.year ?? 0;

const newestFirst = (entries: readonly EducationEntry[]): EducationEntry[] =>
  entries.every((entry) => entry.dates !== null) ? [...entries].sort((a, b) => year(b) - year(a)) : [...entries];

const written = (entry: EducationEntry, heading: string): string =>
  [heading, ...entry.statements.map(({ text }) => `- ${text}`)].join('\n');

function improveEntry(cv: Cv, entry: EducationEntry, answers: SuggestionInput['answers'], items: SuggestionItem[]): string {
  const heading = educationHeading(cv, entry);
  const gaps = gapsOf(entry);
  const british = toBritish(heading);
  if (gaps.length === 0 && british.changed.length === 0) return written(entry, heading);
  const open = [british.text, ...gaps.map(({ slot }) => slot)].filter(Boolean).join(', ');
  const after = fillSlots(
    open,
    gaps.map(({ id }) => answers?.[id]),
  );
  items.push({
    before: heading,
    after,
    reason: gaps.length > 0 ? 'Institution, award and year are what a reader checks first.' : 'British spelling throughout.',
    quote: heading,
    slots: gaps.filter(({ id }) => !answers?.[id]?.trim()).map(({ id, question }) => ({ id, question })),
  });
  return written(entry, after);
}

/** A missing part is asked for in the entry's own line. The whole stays as it is where the rating says that nothing needs to change. */
export function suggestEducation({ cv, rating, text, answers }: SuggestionInput): Suggestion {
  const original = text ?? sectionText(cv, 'Education');
  if (!needsEducationChange(rating)) return { suggestion: original, items: [] };
  if (text !== undefined) return suggestForText(text);
  const items: SuggestionItem[] = [];
  const ordered = newestFirst(cv.education);
  const lines = ordered.map((entry) => improveEntry(cv, entry, answers, items));
  const [first] = ordered;
  if (first && first !== cv.education[0]) {
    items.push({
      before: cv.education.map((entry) => educationHeading(cv, entry)).join('\n'),
      after: ordered.map((entry) => educationHeading(cv, entry)).join('\n'),
      reason: 'Newest first, as in your work experience.',
      quote: educationHeading(cv, first),
      slots: [],
    });
  }
  if (lines.length > 0) return { suggestion: lines.join('\n\n'), items };
  const after = '[add award], [add institution] ([add year])';
  const question = 'Which award, where, and when? Schools, courses and apprenticeships count.';
  return {
    suggestion: after,
    items: [
      { before: '', after, reason: 'An education section is expected, however short.', quote: '', slots: [{ id: 'e0-1', question }] },
    ],
  };
}

/** In the visitor's own edited words only the spelling is touched. */
function suggestForText(text: string): Suggestion {
  const british = toBritish(text);
  const items = british.changed.map(([from, to]): SuggestionItem => ({
    before: from,
    after: to,
    reason: 'British spelling throughout.',
    quote: from,
    slots: [],
  }));
  return { suggestion: british.text, items };
}
