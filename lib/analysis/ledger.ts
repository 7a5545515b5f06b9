import type { LedgerCategory } from '@/lib/shared/result';
import { ledgerCategories } from '@/lib/shared/result-names';
import type { AuditRun } from './run';

/** The points of an audit, rounded to tenths. */
export interface LedgerPoints {
  run: AuditRun;
  points: number;
  maxPoints: number;
  gain: number;
}

/** What lowers the sum itself: missing contact details, no work history, one that may not have been read. */
export type AdjustmentId = 'no-contact' | 'no-work' | 'unsure-work';

export interface Adjustment {
  id: AdjustmentId;
  outcome: 'cap' | 'deduction';
  /** Whole points, negative. */
  points: number;
  gain: number;
}

/** A category in which nothing could be judged: it counts as the average of the others. */
export interface AveragePoints {
  category: LedgerCategory;
  points: number;
  maxPoints: number;
}

export interface Ledger {
  score: number;
  lines: LedgerPoints[];
  averages: AveragePoints[];
  adjustments: Adjustment[];
  /** By how many points the score would rise if the advice of these audits alone were followed; never more than they have lost. */
  gainOf(auditIds: ReadonlySet<string>): number;
  /** Share of its points a category earned, 0..1. */
  shares: Record<LedgerCategory, number>;
}

/** Lowers the sum: an upper limit, or a whole number of points off. Null where it does not apply. */
export interface Adjustments {
  cap: { id: AdjustmentId; limit: number } | null;
  deduction: { id: AdjustmentId; points: number } | null;
}

const TENTHS = 10;

/**
 * Rounds amounts to whole parts that add up exactly to a whole total (largest remainder). No part exceeds its limit; ties go to the
 * earlier line.
 */
export const apportion = (amounts: readonly number[], total: number, limits: readonly number[]): number[] => {
  const parts = amounts.map((amount) => Math.floor(amount + 1e-9));
  let missing = total - parts.reduce((sum, part) => sum + part, 0);
  const order = amounts.map((amount, i) => ({ i, rest: amount - (parts[i] ?? 0) })).sort((a, b) => b.rest - a.rest || a.i - b.i);
  const step = missing < 0 ? -1 : 1;
  // What earned all its points keeps them, so that rounding looks like no fault.
  const isFull = (i: number): number => Number(parts[i] === limits[i]);
  if (step < 0) order.reverse().sort((a, b) => isFull(a.i) - isFull(b.i));
  while (missing !== 0) {
    const before = missing;
    for (const { i } of order) {
      const part = (parts[i] ?? 0) + step;
      if (missing === 0 || part < 0 || part > (limits[i] ?? 0)) continue;
      parts[i] = part;
      missing -= step;
    }
    if (missing === before) break;
  }
  return parts;
};

interface WeightedRun {
  run: AuditRun;
  share: number;
  /** The points after those of not-assessable audits were redistributed within the category. */
  weight: number;
}

const weightedRuns = (runs: readonly AuditRun[]): WeightedRun[] =>
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

const possibleOf = (weighted: readonly WeightedRun[]): number => weighted.reduce((sum, { weight }) => sum + weight, 0);

/** A category in which nothing can be judged counts as the average of the others, so that nobody loses points by it. */
const totalOf = (
  weighted: readonly WeightedRun[],
  adjustments: Adjustments,
  shareOf = ({ share }: WeightedRun): number => share,
): { plain: number; score: number } => {
  const possible = possibleOf(weighted);
  const earned = weighted.reduce((sum, line) => sum + shareOf(line) * line.weight, 0);
  const plain = possible > 0 ? Math.round((earned / possible) * 100 - 1e-9) : 0;
  const capped = adjustments.cap ? Math.min(plain, adjustments.cap.limit) : plain;
  return { plain, score: Math.max(0, capped - (adjustments.deduction?.points ?? 0)) };
};

/** The share after the advice has been followed. It may be below full marks: five better lines are not seventeen. */
const reachableShare = ({ run: { outcome }, share }: WeightedRun): number =>
  outcome.kind === 'scored' ? Math.min(1, Math.max(share, outcome.reachable ?? 1)) : 1;

/** Categories of which no audit could judge, with the points that they are worth. */
const unjudgedIn = (weighted: readonly WeightedRun[]): { category: LedgerCategory; weight: number }[] =>
  ledgerCategories.flatMap((category) => {
    const own = weighted.filter(({ run }) => run.audit.category === category);
    const isJudged = own.some(({ weight }) => weight > 0);
    return isJudged ? [] : [{ category, weight: own.reduce((sum, { run }) => sum + run.audit.points, 0) }];
  });

/** Points in tenths that add up to the score before caps, of lines and of the categories that count as the average. */
function pointsIn(weighted: readonly WeightedRun[], plain: number): Pick<Ledger, 'lines' | 'averages'> {
  const possible = possibleOf(weighted);
  const average = possible > 0 ? plain / 100 : 0;
  const unjudged = possible > 0 ? unjudgedIn(weighted) : [];
  const maxima = apportion(
    weighted.map(({ weight }) => weight * TENTHS),
    Math.round(possible * TENTHS),
    weighted.map(({ weight }) => (weight > 0 ? 1000 : 0)),
  );
  const limits = [...maxima, ...unjudged.map(({ weight }) => weight * TENTHS)];
  const amounts = [
    ...weighted.map(({ share, weight }) => share * weight * TENTHS),
    ...unjudged.map(({ weight }) => average * weight * TENTHS),
  ].map((amount, i) => Math.min(amount, limits[i] ?? 0));
  const points = apportion(amounts, plain * TENTHS, limits);
  const inPoints = (value = 0): number => value / TENTHS;
  return {
    lines: weighted.map(({ run }, i) => ({ run, points: inPoints(points[i]), maxPoints: inPoints(maxima[i]), gain: 0 })),
    averages: unjudged.map(({ category, weight }, i) => ({ category, points: inPoints(points[weighted.length + i]), maxPoints: weight })),
  };
}

export const scoreLedger = (runs: readonly AuditRun[], adjustments: Adjustments): Ledger => {
  const weighted = weightedRuns(runs);
  const { plain, score } = totalOf(weighted, adjustments);
  const { lines, averages } = pointsIn(weighted, plain);
  const gainOf = (auditIds: ReadonlySet<string>): number => {
    const improved = (line: WeightedRun): number =>
      auditIds.has(line.run.audit.id) && line.weight > 0 ? reachableShare(line) : line.share;
    const own = lines.filter(({ run }) => auditIds.has(run.audit.id));
    const lost = own.reduce((sum, { points, maxPoints }) => sum + maxPoints - points, 0);
    return Math.max(0, Math.min(totalOf(weighted, adjustments, improved).score - score, Math.floor(lost + 1e-9)));
  };
  return {
    score,
    lines: lines.map((line) => ({ ...line, gain: gainOf(new Set([line.run.audit.id])) })),
    averages,
    adjustments: adjustmentLines(plain, score, weighted, adjustments),
    shares: sharesOf(weighted),
    gainOf,
  };
};

const adjustmentLines = (plain: number, score: number, weighted: readonly WeightedRun[], adjustments: Adjustments): Adjustment[] => {
  const lines: Adjustment[] = [];
  const { cap, deduction } = adjustments;
  const capped = cap ? Math.min(plain, cap.limit) : plain;
  if (cap && capped < plain) {
    lines.push({
      id: cap.id,
      outcome: 'cap',
      points: capped - plain,
      // What the score will be once the work is judged is not known.
      gain: cap.id === 'unsure-work' ? 0 : totalOf(weighted, { ...adjustments, cap: null }).score - score,
    });
  }
  if (deduction && score < capped) {
    lines.push({
      id: deduction.id,
      outcome: 'deduction',
      points: score - capped,
      gain: totalOf(weighted, { ...adjustments, deduction: null }).score - score,
    });
  }
  return lines;
};

const shareOfPoints = (weighted: readonly WeightedRun[]): number | null => {
  const possible = possibleOf(weighted);
  return possible > 0 ? weighted.reduce((sum, line) => sum + line.share * line.weight, 0) / possible : null;
};

/** Here too a category in which nothing can be judged counts as the average of the others. */
const sharesOf = (weighted: readonly WeightedRun[]): Record<LedgerCategory, number> => {
  const average = shareOfPoints(weighted) ?? 0;
  const share = (category: LedgerCategory): number =>
    shareOfPoints(weighted.filter(({ run }) => run.audit.category === category)) ?? average;
  return {
    'A Machine-readable': share('A Machine-readable'),
    'B Structure and length': share('B Structure and length'),
    'C Evidence and impact': share('C Evidence and impact'),
    'D Profile and direction': share('D Profile and direction'),
    'E Skills and qualifications': share('E Skills and qualifications'),
    'F Language and UK practice': share('F Language and UK practice'),
  };
};
