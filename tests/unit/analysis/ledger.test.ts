import { apportion, scoreLedger } from '@/lib/analysis/ledger';
import { audits } from '@/lib/analysis/registry';
import type { AuditRun } from '@/lib/analysis/run';
import type { AuditOutcome } from '@/lib/analysis/worded-audit';

const scored = (share: number): AuditOutcome => ({
  kind: 'scored',
  share,
  evidence: [],
  targets: [],
  fixKind: 'gains-points',
  note: 'Seen.',
  fix: { title: 'Do', description: 'Do more.' },
});
const notAssessable: AuditOutcome = { kind: 'not-assessable', reason: 'No English.' };
const NONE = { cap: null, deduction: null };
const runsWith = (outcome: (index: number) => AuditOutcome): AuditRun[] => audits.map((audit, i) => ({ audit, outcome: outcome(i) }));
const sum = (runs: AuditRun[]): number => {
  const ledger = scoreLedger(runs, NONE);
  return Math.round(10 * ledger.lines.reduce((total, { points }) => total + points, 0)) / 10;
};

describe('the ledger', () => {
  test('shares out a whole total by largest remainder', () => {
    expect(apportion([33.4, 33.3, 33.3], 100, [100, 100, 100])).toEqual([34, 33, 33]);
    expect(apportion([0.5, 0.5], 1, [1, 1])).toEqual([1, 0]);
  });

  test('gives no line more than its limit', () => {
    expect(apportion([9.9, 9.9, 0.3], 21, [10, 10, 5])).toEqual([10, 10, 1]);
  });

  test.each([0, 0.013, 0.27, 0.333, 0.5, 0.71, 0.999, 1])('sums exactly to the score when every share is %s', (share) => {
    const runs = runsWith((i) => scored((share * (1 + (i % 3))) / 3));
    expect(sum(runs)).toBe(scoreLedger(runs, NONE).score);
  });

  test('re-spreads the points of what cannot be judged inside its category', () => {
    const runs = runsWith((i) => (audits[i]?.id === 'outcomes' ? notAssessable : scored(1)));
    const ledger = scoreLedger(runs, NONE);
    expect(ledger.score).toBe(100);
    const impact = ledger.lines.filter(({ run }) => run.audit.category.startsWith('C'));
    expect(Math.round(impact.reduce((total, { maxPoints }) => total + maxPoints, 0))).toBe(42);
    expect(impact.find(({ run }) => run.audit.id === 'outcomes')).toMatchObject({ points: 0, maxPoints: 0, gain: 0 });
  });

  test('says by how much one fix alone would raise the score, never past 100', () => {
    const runs = runsWith((i) => scored(audits[i]?.id === 'outcomes' ? 0 : 1));
    const ledger = scoreLedger(runs, NONE);
    expect(ledger.lines.find(({ run }) => run.audit.id === 'outcomes')?.gain).toBe(100 - ledger.score);
    for (const { gain } of ledger.lines) expect(ledger.score + gain).toBeLessThanOrEqual(100);
  });

  test('writes a cap and a deduction as lines of their own that keep the sum', () => {
    const runs = runsWith(() => scored(1));
    const ledger = scoreLedger(runs, { cap: { id: 'no-work', limit: 55 }, deduction: { id: 'no-contact', points: 10 } });
    expect(ledger.score).toBe(45);
    expect(ledger.adjustments.map(({ points }) => points)).toEqual([-45, -10]);
  });

  test('never falls below nothing', () => {
    const ledger = scoreLedger(
      runsWith(() => scored(0.02)),
      { cap: null, deduction: { id: 'no-contact', points: 10 } },
    );
    expect(ledger.score).toBe(0);
  });
});
