import type { Level } from '@/lib/shared/result';
import { defineAudit, scored } from '../audit';
import { findLeadership, isSignOfCharge, leadershipBesideJobs, mayShowResponsibility } from '../reading/statements/leadership';

export type OwnershipFacts =
  | { state: 'nothing'; isStudent: boolean }
  /** No sign is recognised, and words are left over that may tell of one. */
  | { state: 'unsure' }
  | { state: 'something' };

/** So many kinds give full marks; a junior who trained one person has shown enough. */
const enough: Readonly<Record<Level, number>> = { student: 1, mid: 2, senior: 3, executive: 3, academic: 2, creative: 2 };
const MOST_EVIDENCE = 6;
const HALF = 0.5;

/** Responsibility: a team, a budget, an area, a promotion; for juniors, initiative. */
export const ownership = defineAudit<OwnershipFacts>({
  id: 'ownership',
  criterion: 'C4',
  category: 'C Evidence and impact',
  points: 3,
  section: 'Work Experience',
  restsOn: ['work'],
  run({ cv, reading, level }) {
    const signs = [...findLeadership(reading), ...leadershipBesideJobs(cv, reading)];
    if (signs.length === 0)
      return scored(0, mayShowResponsibility(reading) ? { state: 'unsure' } : { state: 'nothing', isStudent: level === 'student' });
    const own = signs.filter(isSignOfCharge);
    const lines = [...new Map(own.map((sign) => [sign.start, sign])).values()];
    // The same team once more adds less than another kind; a strategy, a change or something started shows less than people and money.
    const kinds = new Set(own.map(({ kind }) => kind)).size;
    const share = Math.min(1, Math.max(HALF, kinds + HALF * Math.max(0, lines.length - kinds)) / enough[level]);
    return scored(share, { state: 'something' }, { evidence: lines.slice(0, MOST_EVIDENCE) });
  },
});
