import type { Level } from '@/lib/shared/result';
import { defineAudit, scored } from '../audit';
import { saturating } from '../curves';
import type { LeadershipKind } from '@/lib/facts/leadership';
import type { Reading } from '../reading/reading';
import { hasOutcome, isWholeLine } from '../reading/statements/strong-lines';
import { findLeadership, mayShowResponsibility, type LeadershipSign } from '../reading/statements/leadership';

export type OwnershipFacts =
  | { state: 'nothing'; isStudent: boolean }
  /** No sign is recognised, and words are left over that may tell of one. */
  | { state: 'unsure' }
  /** `first`: a whole line with a size or a clear charge; null where none can be quoted. */
  | { state: 'something'; first: string | null };

/** Kinds of ownership that make a full mark. A junior who started one thing and trained one person has shown plenty. */
const enough: Readonly<Record<Level, number>> = { student: 3, mid: 6, senior: 7, executive: 7, academic: 5, creative: 5 };

/** Signs that leave no doubt whose charge it was, the surest first. 'Won a £2m contract', 'taught A level, results in the top 20%' are results before they are charges. */
const quotedKinds: readonly LeadershipKind[] = ['people', 'teaching', 'money'];

const STEP = 0.97;
const MOST_EVIDENCE = 6;

/** The first whole line about people or money; a sign of another kind may be a duty that only sounds like it. */
function clearCharge({ roles }: Reading, signs: readonly LeadershipSign[]): string | null {
  const lines = roles.filter(({ isBreak }) => !isBreak).flatMap(({ statements }) => statements.filter(isWholeLine));
  for (const quotedKind of quotedKinds) {
    const charges = new Set(signs.filter(({ kind }) => kind === quotedKind).map(({ start }) => start));
    const line = lines.find((one) => charges.has(one.statement.start) && (quotedKind === 'people' || !hasOutcome(one)));
    if (line) return line.text;
  }
  return null;
}

/** A team, a budget, an area of one's own, a promotion; for juniors, initiative. */
export const ownership = defineAudit<OwnershipFacts>({
  id: 'ownership',
  criterion: 'C4',
  category: 'C Evidence and impact',
  points: 3,
  section: 'Work Experience',
  restsOn: ['work'],
  run({ reading, level }) {
    const signs = findLeadership(reading);
    if (signs.length === 0)
      return scored(0, mayShowResponsibility(reading) ? { state: 'unsure' } : { state: 'nothing', isStudent: level === 'student' });
    // Kinds count most; a second and third sign of one kind still count a little.
    const kinds = new Set(signs.map(({ kind }) => kind)).size;
    const weight = kinds + Math.min(2, (signs.length - kinds) * 0.3);
    const share = saturating(weight, enough[level], STEP);
    const facts: OwnershipFacts = { state: 'something', first: clearCharge(reading, signs) };
    return scored(share, facts, { evidence: signs.slice(0, MOST_EVIDENCE) });
  },
});
