import { phraseIndex } from '@/lib/analysis/text/phrases';
import { tokenise } from '@/lib/analysis/text/tokens';
import { toBritish } from './british';
import { figuresSaid } from './figures-said';
import { strengthenOpening } from './openings';
import { hasSlots } from './slots';

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
const shortened = (text: string): string => (text.length > 70 ? `${text.slice(0, 67).trimEnd()}…` : text);

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
const fewestWords = 4;

/** A line of a role: a verb first, in the role's tense, in British spelling, without 'I'; a slot where a figure is missing. */
export function improveStatement(
  original: string,
  role: { isCurrent: boolean; asksForFigure: boolean; isProfile?: boolean },
): ImprovedStatement {
  const text = original.replace(/\s+/g, ' ').trim();
  const reasons: string[] = [];
  const questions: string[] = [];
  const opening = strengthenOpening(text, role.isCurrent, role.isProfile);
  if (opening.weak === '') reasons.push('A verb first says what you did with it.');
  else if (opening.weak)
    reasons.push(
      /ing$/.test(opening.weak)
        ? `“${opening.weak}” names a task. A verb says what you did.`
        : `“${opening.weak}” says what you were asked to do. A verb says what you did.`,
    );
  if (opening.droppedPronoun) reasons.push('The reader knows that the CV is about you: start with the verb.');
  const impersonal = role.isProfile ? opening.text : withoutPossessive(opening.text);
  if (impersonal !== opening.text && !opening.droppedPronoun) reasons.push('Bullets read better without “my” and “our”.');
  const british = toBritish(impersonal);
  if (british.changed.length > 0)
    reasons.push(`British spelling: ${british.changed.map(([from, to]) => `${to}, not ${from}`).join('; ')}.`);
  let improved = british.text;
  if (role.asksForFigure && improved.split(' ').length >= fewestWords && !isProven(improved) && !hasSlots(improved)) {
    improved = `${withoutStop(improved)}, [add figure]`;
    reasons.push('A figure makes this line one that can be checked.');
    questions.push(`How many, how much, how often or how fast? For “${shortened(withoutStop(text))}”.`);
  }
  return { text: reasons.length > 0 ? improved : original, reasons, questions };
}
