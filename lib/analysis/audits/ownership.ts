import type { Level } from '@/lib/shared/result';
import { defineAudit, scored } from '../audit';
import { saturating } from '../curves';
import { findLeadership, mayShowResponsibility } from '../reading/statements/leadership';

export type OwnershipFacts =
  | { state: 'nothing'; isStudent: boolean }
  /** No sign is recognised, and words are left over that may tell of one. */
  | { state: 'unsure' }
  | { state: 'something' };

/** How many kinds of ownership give full marks. A junior who started one thing and trained one person has shown enough. */
const enough: Readonly<Record<Level, number>> = { student: 3, mid: 6, senior: 7, executive: 7, academic: 5, creative: 5 };

const STEP = 0.97;
const MOST_EVIDENCE = 6;

/** Responsibility: a team, a budget, an area, a promotion; for juniors, initiative. */
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
    // Each kind counts; a second and third sign of one kind adds a little.
    const kinds = new Set(signs.map(({ kind }) => kind)).size;
    const weight = kinds + Math.min(2, (signs.length - kinds) * 0.3);
    const share = saturating(weight, enough[level], STEP);
    return scored(share, { state: 'something' }, { evidence: signs.slice(0, MOST_EVIDENCE) });
  },
});
