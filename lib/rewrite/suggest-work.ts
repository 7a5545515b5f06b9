import { improveStatement } from './improve-statement';
import { resultQuestion } from './line-questions';
import { fillSlots, slotsIn } from './slots';
import { readEntries } from './editor-text/read';
import { entryLines, workEntries, type TextEntry } from './editor-text/write';
import { unknownSlotSentences } from './wording/statement';
import type { OpenQuestion, Suggestion, SuggestionInput, SuggestionItem } from './suggestion';

/** With more questions than this few people would answer any. */
const questionsPerRole = 2;

/** Identifies a line, so that an answer finds its slot again: by its place in the CV, or by its line in the editor's text. */
const slotId = (start: number, index: number): string => `w${start}-${index + 1}`;

/** The editor's text as entries, with the headings that the CV has. */
const editedEntries = (text: string, own: readonly TextEntry[]): TextEntry[] =>
  readEntries(text, new Set(own.map(({ heading }) => heading))).map((entry) => ({
    ...entry,
    isCurrent: /\b(?:present|current|now|to date|ongoing)\b/i.test(entry.heading),
  }));

export function suggestWork({ cv, text, answers, slips }: SuggestionInput): Suggestion {
  const own = workEntries(cv);
  const entries = text === undefined ? own : editedEntries(text, own);
  const items: SuggestionItem[] = [];
  const questions: OpenQuestion[] = [];
  const improved = entries.map((entry) => {
    let asked = 0;
    const statements = entry.statements.map((statement) => {
      const result = improveStatement(statement.text, { isCurrent: entry.isCurrent, asksForFigure: asked < questionsPerRole, slips });
      if (result.questions.length > 0 || result.interview !== null) asked += 1;
      if (result.interview !== null) questions.push({ quote: statement.text, question: result.interview });
      if (result.reasons.length === 0) return statement;
      const ids = slotsIn(result.text).map((_slot, index) => slotId(statement.start, index));
      const after = fillSlots(
        result.text,
        ids.map((id) => answers?.[id]),
      );
      // A question that was answered is not asked again.
      const slots = ids.flatMap((id, index) =>
        answers?.[id]?.trim() ? [] : [{ id, question: result.questions[index] ?? unknownSlotSentences.say(null) }],
      );
      items.push({ before: statement.text, after, reason: result.reasons.join(' '), quote: statement.text, slots });
      return { ...statement, text: after };
    });
    return { ...entry, statements };
  });
  const suggestion = improved.map((entry) => entryLines(entry).filter(Boolean).join('\n')).join('\n\n');
  return { suggestion, items, questions: items.length + questions.length > 0 ? questions : lastQuestion(entries) };
}

/** Where every line reads well and no question is left: the result of the first line without one is asked for. */
function lastQuestion(entries: readonly TextEntry[]): OpenQuestion[] {
  for (const { text } of entries.flatMap(({ statements }) => statements)) {
    const question = resultQuestion(text);
    if (question !== null) return [{ quote: text, question }];
  }
  return [];
}
