import type { Cv, EducationEntry } from '@/lib/cv/cv';
import { toBritish } from './british';
import { needsEducationChange } from './education-change';
import { educationHeading, sectionText } from './editor-text/write';
import { fillSlots } from './slots';
import type { Suggestion, SuggestionInput, SuggestionItem } from './suggestion';
import { educationSentences, emptyEducationSentences, missingPartSentences } from './wording/education';
import { spellingSentences } from './wording/spelling';

interface Gap {
  id: string;
  slot: string;
  question: string;
}

const gapsOf = (entry: EducationEntry): Gap[] => {
  const course = entry.institution?.text ?? entry.award?.text ?? null;
  const gap = (isMissing: boolean, part: 'award' | 'institution' | 'year'): Gap[] =>
    isMissing ? [{ id: `e${entry.start}-${part}`, ...missingPartSentences.say({ part, course }) }] : [];
  return [...gap(entry.award === null, 'award'), ...gap(entry.institution === null, 'institution'), ...gap(entry.dates === null, 'year')];
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
    reason: gaps.length > 0 ? educationSentences.say('parts missing') : spellingSentences.say(null),
    quote: heading,
    slots: gaps.filter(({ id }) => !answers?.[id]?.trim()).map(({ id, question }) => ({ id, question })),
  });
  return written(entry, after);
}

const awards =
  /\b(?:nvq|svq|gcses?|o levels?|a[ -]levels?|btec|city (?:&|and) guilds|level [1-8]|diploma|degree|b\.?(?:sc|a|eng)|m\.?(?:sc|a|eng)|hn[cd]|pgce|apprenticeship)\b/i;

/** Asks for a missing part on the entry's own line. The section stays unchanged where its rating says that nothing needs to change. */
export function suggestEducation({ cv, rating, text, answers }: SuggestionInput): Suggestion {
  const original = text ?? sectionText(cv, 'Education');
  if (!needsEducationChange(rating)) return { suggestion: original, items: [], questions: [] };
  if (text !== undefined) return suggestForText(text);
  const items: SuggestionItem[] = [];
  const ordered = newestFirst(cv.education);
  const lines = ordered.map((entry) => improveEntry(cv, entry, answers, items));
  const [first] = ordered;
  if (first && first !== cv.education[0]) {
    items.push({
      before: cv.education.map((entry) => educationHeading(cv, entry)).join('\n'),
      after: ordered.map((entry) => educationHeading(cv, entry)).join('\n'),
      reason: educationSentences.say('order'),
      quote: educationHeading(cv, first),
      slots: [],
    });
  }
  if (lines.length > 0) return { suggestion: lines.join('\n\n'), items, questions: [] };
  // An award that stands elsewhere in the CV was not read as one, so the person is not asked for what they have said.
  if (awards.test(cv.text)) return { suggestion: original, items: [], questions: [] };
  const { entry, reason, question } = emptyEducationSentences.say(null);
  return { suggestion: entry, items: [{ before: '', after: entry, reason, quote: '', slots: [{ id: 'e0-1', question }] }], questions: [] };
}

/** In the visitor's own edits only the spelling is corrected. */
function suggestForText(text: string): Suggestion {
  const british = toBritish(text);
  const items = british.changed.map(([from, to]): SuggestionItem => ({
    before: from,
    after: to,
    reason: spellingSentences.say(null),
    quote: from,
    slots: [],
  }));
  return { suggestion: british.text, items, questions: [] };
}
