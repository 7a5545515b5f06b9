import { phraseIndex } from '@/lib/analysis/text/phrases';
import { tokenise } from '@/lib/analysis/text/tokens';
import { toBritish } from './british';
import { figuresSaid } from './figures-said';
import { strengthenOpening, type MendedOpening } from './openings';
import { hasSlots } from './slots';
import { figureSentences, statementSentences, type StatementChange } from './wording/statement';

export interface ImprovedStatement {
  text: string;
  /** One sentence for each thing that was changed. */
  reasons: string[];
  /** Questions of the slots that were added. */
  questions: string[];
}

/** A year says when, not how much. */
const years = /\b(?:19|20)\d\d\b/g;

const withoutStop = (text: string): string => text.replace(/[\s.;:,]+$/, '');

/** Says it in numbers, or names an outcome such as an inspection grade: nothing more to ask for. */
function isProven(text: string): boolean {
  return (
    figuresSaid(text.replace(years, ' ')).size > 0 ||
    phraseIndex()
      .scan(tokenise(text), text)
      .some(({ value }) => value.list === 'outcome')
  );
}

/** 'Led my team' reads 'led the team'; 'under my supervision' would lose whose it was. */
const withoutPossessive = (text: string): string =>
  text.replace(
    /(?<=\p{L} )(?:my|our)(?= (?:\p{L}+ )?(?:team|teams|department|manager|managers|colleagues|staff|store|shop|branch|office|ward|school|company|firm|customers|clients|patients|pupils|students|suppliers)\b)/gu,
    'the',
  );

/** Shorter lines have no room for a figure: 'Learnt the trade'. */
const FEWEST_WORDS = 4;

/** What was changed at the beginning of a line. */
function openingChanges({ weak, droppedPronoun }: MendedOpening): StatementChange[] {
  const pronoun: StatementChange[] = droppedPronoun ? [{ change: 'pronoun dropped' }] : [];
  if (weak === null) return pronoun;
  if (weak === '') return [{ change: 'verb added' }, ...pronoun];
  return [{ change: /ing$/.test(weak) ? 'task told as done' : 'duty told as done', opening: weak }, ...pronoun];
}

/** A line of a role: a verb first, in the role's tense, in British spelling, without 'I'; a slot where a figure is missing. */
export function improveStatement(
  original: string,
  role: { isCurrent: boolean; asksForFigure: boolean; isProfile?: boolean },
): ImprovedStatement {
  const text = original.replace(/\s+/g, ' ').trim();
  const opening = strengthenOpening(text, role.isCurrent, role.isProfile);
  const changes = openingChanges(opening);
  const impersonal = role.isProfile ? opening.text : withoutPossessive(opening.text);
  if (impersonal !== opening.text && !opening.droppedPronoun) changes.push({ change: 'possessive dropped' });
  const british = toBritish(impersonal);
  if (british.changed.length > 0) changes.push({ change: 'spelling', words: british.changed });
  let improved = british.text;
  const questions: string[] = [];
  if (role.asksForFigure && improved.split(' ').length >= FEWEST_WORDS && !isProven(improved) && !hasSlots(improved)) {
    const { slot, question } = figureSentences.say({ line: withoutStop(text) });
    improved = `${withoutStop(improved)}, ${slot}`;
    changes.push({ change: 'figure asked for' });
    questions.push(question);
  }
  return { text: changes.length > 0 ? improved : original, reasons: changes.map(statementSentences.say), questions };
}
