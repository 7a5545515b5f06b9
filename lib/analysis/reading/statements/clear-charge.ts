import type { LeadershipKind } from '@/lib/facts/leadership';
import type { Reading } from '../reading';
import type { LeadershipSign } from './leadership';
import type { StatementReading } from './statement';
import { hasOutcome, isWholeLine } from './strong-lines';

/**
 * Unambiguous signs of responsibility, the clearest first. 'Won a £2m contract', 'taught A level, results in the top 20%' are results
 * rather than responsibility.
 */
const quotedKinds: readonly LeadershipKind[] = ['people', 'teaching', 'money'];

/** 'In charge of the branch and four staff' is a weak opening and a clear sign of responsibility. */
const isCharge = ({ hasVerb, weakOpening }: StatementReading): boolean =>
  weakOpening === null ? hasVerb : weakOpening.phrase === 'in charge of';

/**
 * The complete line with the clearest sign of people or money the person was responsible for, the first of equals. Signs of other kinds
 * may be duties that only sound so.
 */
export function clearCharge({ roles }: Reading, signs: readonly LeadershipSign[]): string | null {
  const lines = [...roles]
    .filter(({ isBreak }) => !isBreak)
    .sort((a, b) => Number(b.isRecent) - Number(a.isRecent))
    .flatMap(({ statements }) => statements.filter((line) => line.counts && isCharge(line) && isWholeLine(line)));
  for (const quotedKind of quotedKinds) {
    const weights = new Map(signs.filter(({ kind }) => kind === quotedKind).map(({ start, weight }) => [start, weight]));
    const [line] = lines
      .filter((one) => weights.has(one.statement.start) && (quotedKind === 'people' || !hasOutcome(one)))
      .sort((a, b) => (weights.get(b.statement.start) ?? 0) - (weights.get(a.statement.start) ?? 0));
    if (line) return line.text;
  }
  return null;
}
