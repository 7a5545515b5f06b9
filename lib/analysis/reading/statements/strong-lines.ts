import { isBalanced } from '../../text/balanced';
import { wordFeatures } from '../language/word-features';
import type { Reading } from '../reading';
import { chanceOfResult, resultBounds, unjudged } from './result-model';
import type { StatementReading } from './statement';

/** A quotation is cut after so many characters, so what makes the line strong must stand before. */
const QUOTED = 100;

/** As far as it is quoted. */
const tellsResult = (text: string): boolean => chanceOfResult(unjudged(text.slice(0, QUOTED))) >= resultBounds.certain;

/** A sentence or bullet point from its beginning: no line that a page break cut, no half of a bracket. */
export const isWholeText = (text: string): boolean => /^[\p{Lu}\d£€$]/u.test(text.trim()) && isBalanced(text);

/** 'On the rota 1 week in 6' says what is so; a strong line says what was done. */
const tellsDeed = ({ opening, tokens }: StatementReading): boolean =>
  opening !== null || tokens.some(({ word }) => wordFeatures(word).form === 'past');

const isStrong = (line: StatementReading): boolean =>
  line.counts &&
  tellsDeed(line) &&
  !line.isInBreak &&
  line.resultChance >= resultBounds.certain &&
  isWholeText(line.text) &&
  tellsResult(line.text);

/** The lines that are certainly strong: those of the latest role first, and the surest first in each. */
export function strongLines(reading: Reading): StatementReading[] {
  const inRoles = reading.roles.filter(({ isRecent }) => isRecent).map(({ statements }) => statements);
  const known = new Set(inRoles.flat());
  return [...inRoles, reading.statements.filter((line) => !known.has(line))].flatMap((lines) =>
    lines.filter(isStrong).sort((a, b) => b.resultChance - a.resultChance),
  );
}
