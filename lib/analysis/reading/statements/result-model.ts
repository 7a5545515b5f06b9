import { chanceOf, logitOf, type LogisticModel } from '@/lib/shared/logistic-model';
import { tokenise } from '../../text/tokens';
import { findFigures } from '../figures/figures';
import { lineMarks, type UnjudgedLine } from './line-marks';
import data from './result-weights.json';

/**
 * Chances from which a line may be a result, is one rather than not, and is one for certain; and below which it is certainly none.
 * `npm run eval:lines` tells how many of them are right.
 */
export const resultBounds = { none: 0.15, perhaps: 0.25, likely: 0.5, certain: 0.82 } as const;

/** On the marks of a line, trained by `npm run facts:results`. */
const model: LogisticModel = data;

/**
 * The chance that a recruiter would take the line as evidence of what came of the work, 0..1: a change, a saving, a standard kept, an
 * award, a grade, something adopted. A size ('served 120 covers'), a duty and a praise of oneself are none.
 */
export const chanceOfResult = (line: UnjudgedLine): number => chanceOf(logitOf(lineMarks(line), model));

/** A line or sentence by itself, before its marks are read. */
export function unjudged(text: string): UnjudgedLine {
  const tokens = tokenise(text);
  return { text, start: 0, tokens, figures: findFigures(tokens, text, 0) };
}
