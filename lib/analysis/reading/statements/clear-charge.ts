import type { LeadershipKind } from '@/lib/facts/leadership';
import type { Reading } from '../reading';
import type { LeadershipSign } from './leadership';
import { hasOutcome, isWholeLine } from './strong-lines';

/** Signs that leave no doubt whose charge it was, the surest first. 'Won a £2m contract', 'taught A level, results in the top 20%' are results before they are charges. */
const quotedKinds: readonly LeadershipKind[] = ['people', 'teaching', 'money'];

/** The whole line that tells most surely of people or money in charge, the first of equals; a sign of another kind may be a duty that only sounds like it. */
export function clearCharge({ roles }: Reading, signs: readonly LeadershipSign[]): string | null {
  const lines = roles
    .filter(({ isBreak }) => !isBreak)
    .flatMap(({ statements }) =>
      statements.filter((line) => line.counts && line.hasVerb && line.weakOpening === null && isWholeLine(line)),
    );
  for (const quotedKind of quotedKinds) {
    const weights = new Map(signs.filter(({ kind }) => kind === quotedKind).map(({ start, weight }) => [start, weight]));
    const [line] = lines
      .filter((one) => weights.has(one.statement.start) && (quotedKind === 'people' || !hasOutcome(one)))
      .sort((a, b) => (weights.get(b.statement.start) ?? 0) - (weights.get(a.statement.start) ?? 0));
    if (line) return line.text;
  }
  return null;
}
