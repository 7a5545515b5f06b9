import type { LedgerCategory } from '@/lib/shared/result';
import { ledgerCategories } from '@/lib/shared/result-names';
import type { AuditRun } from './run';

/** A line's own points in tenths, before words are put to it. */
export interface LedgerPoints {
  run: AuditRun;
  points: number;
  maxPoints: number;
  gain: number;
}

export interface Adjustment {
  id: string;
  outcome: 'cap' | 'deduction';
  /** Whole points, negative. */
  points: number;
  gain: number;
}

export interface Ledger {
  score: number;
  lines: LedgerPoints[];
  adjustments: Adjustment[];
  /** Share of its points a category earned, 0..1. */
  shares: Record<LedgerCategory, number>;
}

/** What may lower the sum: an upper limit, or a whole number of points off. Null where it does not apply. */
export interface Adjustments {
  cap: { id: string; limit: number } | null;
  deduction: { id: string; points: number } | null;
}

const TENTHS = 10;

/**
 * Whole parts that sum exactly to a whole total and lie closest to the given amounts (largest remainder); none exceeds
 * its limit. Ties go to the earlier line.
 */
export const apportion = (amounts: readonly number[], total: number, limits: readonly number[]): number[] => {
  const parts = amounts.map((amount) => Math.floor(amount + 1e-9));
  let missing = total - parts.reduce((sum, part) => sum + part, 0);
  const order = amounts.map((amount, i) => ({ i, rest: amount - (parts[i] ?? 0) })).sort((a, b) => b.rest - a.rest || a.i - b.i);
  for (const step of missing < 0 ? [-1] : [1]) {
    while (missing !== 0) {
      const before = missing;
      for (const { i } of step > 0 ? order : [...order].reverse()) {
        const part = (parts[i] ?? 0) + step;
        if (missing === 0 || part < 0 || part > (limits[i] ?? 0)) continue;
        parts[i] = part;
        missing -= step;
      }
      if (missing === before) break;
    }
  }
  return parts;
};

interface Weighed {
  run: AuditRun;
  share: number;
  /** Points after those of not-assessable audits were re-spread inside the category. */
  weight: number;
}

const weigh = (runs: readonly AuditRun[]): Weighed[] =>
  ledgerCategories.flatMap((category) => {
    const own = runs.filter(({ audit }) => audit.category === category);
    const all = own.reduce((sum, { audit }) => sum + audit.points, 0);
    const assessable = own.filter(({ outcome }) => outcome.kind === 'scored').reduce((sum, { audit }) => sum + audit.points, 0);
    return own.map((run) =>
      run.outcome.kind === 'scored' && assessable > 0
        ? { run, share: run.outcome.share, weight: (run.audit.points * all) / assessable }
        : { run, share: 0, weight: 0 },
    );
  });

const possibleOf = (weighed: readonly Weighed[]): number => weighed.reduce((sum, { weight }) => sum + weight, 0);

/** A category of which nothing can be judged counts as the average of the others, so that nobody loses by it. */
const totalOf = (
  weighed: readonly Weighed[],
  adjustments: Adjustments,
  shareOf = ({ share }: Weighed): number => share,
): { plain: number; score: number } => {
  const possible = possibleOf(weighed);
  const earned = weighed.reduce((sum, line) => sum + shareOf(line) * line.weight, 0);
  const plain = possible > 0 ? Math.round((earned / possible) * 100 - 1e-9) : 0;
  const capped = adjustments.cap ? Math.min(plain, adjustments.cap.limit) : plain;
  return { plain, score: Math.max(0, capped - (adjustments.deduction?.points ?? 0)) };
};

/** What following the advice brings, not what a perfect CV would have: mending five lines does not make seventeen. */
const reachableShare = ({ run: { outcome }, share }: Weighed): number =>
  outcome.kind === 'scored' ? Math.min(1, Math.max(share, outcome.reachable ?? 1)) : 1;

export const balance = (runs: readonly AuditRun[], adjustments: Adjustments): Ledger => {
  const weighed = weigh(runs);
  const { plain, score } = totalOf(weighed, adjustments);
  const possible = possibleOf(weighed);
  const scale = possible > 0 ? 100 / possible : 0;
  const maxima = apportion(
    weighed.map(({ weight }) => weight * scale * TENTHS),
    possible > 0 ? 100 * TENTHS : 0,
    weighed.map(({ weight }) => (weight > 0 ? 1000 : 0)),
  );
  const points = apportion(
    weighed.map(({ share, weight }, i) => Math.min(share * weight * scale * TENTHS, maxima[i] ?? 0)),
    plain * TENTHS,
    maxima,
  );
  const lines = weighed.map((line, i): LedgerPoints => {
    const mended = (other: Weighed): number => (other === line ? reachableShare(line) : other.share);
    const gain = line.weight > 0 ? totalOf(weighed, adjustments, mended).score - score : 0;
    return { run: line.run, points: (points[i] ?? 0) / TENTHS, maxPoints: (maxima[i] ?? 0) / TENTHS, gain: Math.max(0, gain) };
  });
  return { score, lines, adjustments: adjustmentLines(plain, score, weighed, adjustments), shares: sharesOf(weighed) };
};

const adjustmentLines = (plain: number, score: number, weighed: readonly Weighed[], adjustments: Adjustments): Adjustment[] => {
  const lines: Adjustment[] = [];
  const { cap, deduction } = adjustments;
  const capped = cap ? Math.min(plain, cap.limit) : plain;
  if (cap && capped < plain) {
    lines.push({ id: cap.id, outcome: 'cap', points: capped - plain, gain: totalOf(weighed, { ...adjustments, cap: null }).score - score });
  }
  if (deduction && score < capped) {
    lines.push({
      id: deduction.id,
      outcome: 'deduction',
      points: score - capped,
      gain: totalOf(weighed, { ...adjustments, deduction: null }).score - score,
    });
  }
  return lines;
};

const sharesOf = (weighed: readonly Weighed[]): Record<LedgerCategory, number> => {
  const share = (category: LedgerCategory): number => {
    const own = weighed.filter(({ run }) => run.audit.category === category);
    const possible = possibleOf(own);
    return possible > 0 ? own.reduce((sum, line) => sum + line.share * line.weight, 0) / possible : 0;
  };
  return {
    'A Machine-readable': share('A Machine-readable'),
    'B Structure and length': share('B Structure and length'),
    'C Evidence and impact': share('C Evidence and impact'),
    'D Profile and direction': share('D Profile and direction'),
    'E Skills and qualifications': share('E Skills and qualifications'),
    'F Language and UK practice': share('F Language and UK practice'),
  };
};
