import { correct } from './corrections';
import { figureSlot, interviewQuestion } from './line-questions';
import { strengthenOpening, type MendedOpening } from './openings';
import { passesGrammarGate } from './grammar-gate';
import type { WrittenSlip } from './suggestion';
import { statementSentences, type StatementChange } from './wording/statement';

export interface ImprovedStatement {
  text: string;
  /** One sentence for each thing that was changed. */
  reasons: string[];
  /** Questions of the slots that were added. */
  questions: string[];
  /** What an interviewer would ask about a line that nothing improves; null where nothing would be asked. */
  interview: string | null;
}

/** 'Led my team' becomes 'led the team'; 'under my supervision' would lose who supervised. */
const withoutPossessive = (text: string): string =>
  text.replace(
    /(?<=\p{L} )(?:my|our)(?= (?!own )(?:\p{L}+ )?(?:team|teams|department|manager|managers|colleagues|staff|store|shop|branch|office|ward|school|company|firm|customers|clients|patients|pupils|students|suppliers)\b)/gu,
    'the',
  );

/** 'domestic and new build' -> 'Domestic and new build'; 'iOS builds' and an address keep their first letter. */
const withCapital = (text: string): string =>
  /^\p{Ll}+(?=[\s,.;:’'-]|$)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** What was changed at the beginning of a line. */
function openingChanges({ weak, droppedPronoun, tense }: MendedOpening): StatementChange[] {
  const pronoun: StatementChange[] = droppedPronoun ? [{ change: 'pronoun dropped' }] : [];
  if (tense) return [{ change: 'told in the past' }, ...pronoun];
  if (weak === null) return pronoun;
  if (weak === '') return [{ change: 'verb added' }, ...pronoun];
  return [{ change: /ing$/.test(weak) ? 'task told as done' : 'duty told as done', opening: weak }, ...pronoun];
}

interface RoleOfStatement {
  isCurrent: boolean;
  asksForFigure: boolean;
  isProfile?: boolean;
  slips?: readonly WrittenSlip[] | undefined;
}

interface Draft {
  text: string;
  changes: StatementChange[];
  questions: string[];
}

/** Correct English first: every offered line has it. */
function corrected(text: string, { isProfile = false, slips }: RoleOfStatement): Draft {
  const right = correct(text, slips);
  // A capital alone is not worth a suggestion; it comes with another correction.
  return { text: isProfile ? right.text : withCapital(right.text), changes: right.changes, questions: [] };
}

/** A verb first, in the role's tense, without 'I'. */
function opened(draft: Draft, { isCurrent, isProfile }: RoleOfStatement): Draft {
  // In a line in capitals a single word would be written differently from the rest.
  if (!/\p{Ll}/u.test(draft.text)) return draft;
  const opening = strengthenOpening(draft.text, isCurrent, isProfile);
  const impersonal = isProfile ? opening.text : withoutPossessive(opening.text);
  const possessive: StatementChange[] = impersonal !== opening.text && !opening.droppedPronoun ? [{ change: 'possessive dropped' }] : [];
  return { ...draft, text: impersonal, changes: [...openingChanges(opening), ...possessive, ...draft.changes] };
}

/** A slot where a number can stand. */
function withFigure(draft: Draft): Draft {
  const asked = figureSlot(draft.text);
  return asked ? { text: asked.text, changes: [...draft.changes, { change: 'figure asked for' }], questions: [asked.question] } : draft;
}

/**
 * A line in correct English, with a verb first in the role's tense and a slot where a number can stand: as many of these changes as
 * pass the grammar gate. Where none passes, the line stays unchanged.
 */
export function improveStatement(original: string, role: RoleOfStatement): ImprovedStatement {
  const before = original.replace(/\s+/g, ' ').trim();
  const right = corrected(before, role);
  const verbFirst = opened(right, role);
  const figured = role.asksForFigure && !role.isProfile;
  const drafts = [...(figured ? [withFigure(verbFirst)] : []), verbFirst, ...(figured ? [withFigure(right)] : []), right];
  const offered = drafts.find(
    ({ text, changes }) =>
      changes.length > 0 &&
      passesGrammarGate({ before, after: text, isCurrent: role.isCurrent, isOpened: changes.some(({ change }) => opens.has(change)) }),
  );
  const { text, changes, questions } = offered ?? { text: original, changes: [], questions: [] };
  const interview = figured && changes.length === 0 ? interviewQuestion(text) : null;
  return { text, reasons: changes.map(statementSentences.say), questions, interview };
}

/** Changes after which a line begins with a verb. */
const opens: ReadonlySet<StatementChange['change']> = new Set([
  'verb added',
  'task told as done',
  'duty told as done',
  'told in the past',
  'pronoun dropped',
  'possessive dropped',
]);
