import type { Level } from '@/lib/shared/result';
import { defineAudit, scored } from '../audit';
import { saturating } from '../curves';
import { findLeadership } from '../reading/statements/leadership';

export type OwnershipFacts = { state: 'nothing'; isStudent: boolean } | { state: 'something'; first: string };

/** Kinds of ownership that make a full mark. A junior who started one thing and trained one person has shown plenty. */
const enough: Readonly<Record<Level, number>> = { student: 3, mid: 6, senior: 7, executive: 7, academic: 5, creative: 5 };

const STEP = 0.97;
const MOST_EVIDENCE = 6;

/** A team, a budget, an area of one's own, a promotion; for juniors, initiative. */
export const ownership = defineAudit<OwnershipFacts>({
  id: 'ownership',
  criterion: 'C4',
  category: 'C Evidence and impact',
  points: 3,
  section: 'Work Experience',
  restsOn: ['work'],
  run({ cv, reading, level }) {
    const signs = findLeadership(reading);
    const [first] = signs;
    if (!first) return scored(0, { state: 'nothing', isStudent: level === 'student' });
    // Kinds count most; a second and third sign of one kind still count a little.
    const kinds = new Set(signs.map(({ kind }) => kind)).size;
    const weight = kinds + Math.min(2, (signs.length - kinds) * 0.3);
    const share = saturating(weight, enough[level], STEP);
    const facts: OwnershipFacts = { state: 'something', first: cv.text.slice(first.start, first.end) };
    return scored(share, facts, { evidence: signs.slice(0, MOST_EVIDENCE) });
  },
});
