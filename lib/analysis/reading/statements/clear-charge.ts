import type { LeadershipKind } from '@/lib/facts/leadership';
import type { Reading } from '../reading';
import type { LeadershipSign } from './leadership';
import { hasOutcome, isWholeLine } from './strong-lines';

/** Signs that leave no doubt whose charge it was, the surest first. 'Won a £2m contract', 'taught A level, results in the top 20%' are results before they are charges. */
const quotedKinds: readonly LeadershipKind[] = ['people', 'teaching', 'money'];

/** The first whole line that tells something done about people or money; a sign of another kind may be a duty that only sounds like it. */
export function clearCharge({ roles }: Reading, signs: readonly LeadershipSign[]): string | null {
  const lines = roles
    .filter(({ isBreak }) => !isBreak)
    .flatMap(({ statements }) => statements.filter((line) => line.hasVerb && isWholeLine(line)));
  for (const quotedKind of quotedKinds) {
    const charges = new Set(signs.filter(({ kind }) => kind === quotedKind).map(({ start }) => start));
    const line = lines.find((one) => charges.has(one.statement.start) && (quotedKind === 'people' || !hasOutcome(one)));
    if (line) return line.text;
  }
  return null;
}
