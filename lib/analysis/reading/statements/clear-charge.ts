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

/** The whole line of the first role in the CV that tells most surely of people or money in charge; a sign of another kind may be a duty that only sounds like it. */
export function clearCharge({ roles }: Reading, signs: readonly LeadershipSign[]): string | null {
  for (const { isBreak, statements } of roles) {
    const lines = isBreak ? [] : statements.filter((line) => line.counts && isCharge(line) && isWholeLine(line));
    const line = quotedKinds.flatMap((kind) => chargeOf(lines, kind, signs))[0];
    if (line) return line.text;
  }
  return null;
}

/** The lines with a sign of one kind, the weightiest first. */
function chargeOf(lines: readonly StatementReading[], quotedKind: LeadershipKind, signs: readonly LeadershipSign[]): StatementReading[] {
  const weights = new Map(signs.filter(({ kind }) => kind === quotedKind).map(({ start, weight }) => [start, weight]));
  return lines
    .filter((one) => weights.has(one.statement.start) && (quotedKind === 'people' || !hasOutcome(one)))
    .sort((a, b) => (weights.get(b.statement.start) ?? 0) - (weights.get(a.statement.start) ?? 0));
}
