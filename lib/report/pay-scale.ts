import type { PayFigures } from '@/lib/shared/result';

export interface PayRow {
  label: string;
  figures: PayFigures;
}

export interface PayScale {
  /** Pounds a year at the two ends of the axis, whole steps. */
  from: number;
  to: number;
  /** 0 at the left end, 1 at the right. */
  position(pounds: number): number;
}

const step = 5_000;

/** One axis for all ranges; null where there is nothing to draw. */
export function payScale(rows: readonly PayRow[]): PayScale | null {
  if (rows.length === 0) return null;
  const from = Math.floor(Math.min(...rows.map((row) => row.figures.low)) / step) * step;
  const to = Math.max(from + step, Math.ceil(Math.max(...rows.map((row) => row.figures.high)) / step) * step);
  return { from, to, position: (pounds) => Math.min(1, Math.max(0, (pounds - from) / (to - from))) };
}
