import { improveStatement } from './improve-statement';
import { fillSlots, slotsIn } from './slots';
import { entryLines, workEntries, type TextEntry } from './section-text';
import { unknownSlotSentences } from './wording/statement';
import type { Suggestion, SuggestionInput, SuggestionItem } from './suggestion';

/** More questions than this at once and nobody answers any. */
const questionsPerRole = 2;

/** 'Which line', so that an answer finds its slot again: the place in the CV, or the line of the editor's text. */
const slotId = (start: number, index: number): string => `w${start}-${index + 1}`;

const bullet = /^\s*[-•*]\s+/;

/** The editor's text as entries: a heading is a line that stands in the CV as one, or that no bullet sign precedes. */
function entriesOf(text: string, known: readonly TextEntry[]): TextEntry[] {
  const entries: TextEntry[] = [];
  const headings = new Set(known.map(({ heading }) => heading));
  let start = 0;
  for (const line of text.split('\n')) {
    const words = line.replace(bullet, '').trim();
    const isStatement = bullet.test(line) || (!headings.has(words) && words.split(/\s+/).length > 9);
    if (words && isStatement && entries.length > 0) entries.at(-1)?.statements.push({ text: words, start });
    else if (words && isStatement) entries.push({ heading: '', isCurrent: false, statements: [{ text: words, start }] });
    else if (words) entries.push({ heading: words, isCurrent: /\b(?:present|current|now|to date|ongoing)\b/i.test(words), statements: [] });
    start += line.length + 1;
  }
  return entries;
}

export function suggestWork({ cv, text, answers }: SuggestionInput): Suggestion {
  const own = workEntries(cv);
  const entries = text === undefined ? own : entriesOf(text, own);
  const items: SuggestionItem[] = [];
  const improved = entries.map((entry) => {
    let asked = 0;
    const statements = entry.statements.map((statement) => {
      const result = improveStatement(statement.text, { isCurrent: entry.isCurrent, asksForFigure: asked < questionsPerRole });
      if (result.questions.length > 0) asked += 1;
      if (result.reasons.length === 0) return statement;
      const ids = slotsIn(result.text).map((_slot, index) => slotId(statement.start, index));
      const after = fillSlots(
        result.text,
        ids.map((id) => answers?.[id]),
      );
      // What was answered is no question any more.
      const slots = ids.flatMap((id, index) =>
        answers?.[id]?.trim() ? [] : [{ id, question: result.questions[index] ?? unknownSlotSentences.say(null) }],
      );
      items.push({ before: statement.text, after, reason: result.reasons.join(' '), quote: statement.text, slots });
      return { ...statement, text: after };
    });
    return { ...entry, statements };
  });
  const suggestion = improved.map((entry) => entryLines(entry).filter(Boolean).join('\n')).join('\n\n');
  return { suggestion, items };
}
