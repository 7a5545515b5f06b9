/** Measuring in pairs: A and B in turn, so that a noisy machine disturbs both alike. */
export type Work = () => unknown;

const now = () => performance.now();

export async function timeOf(work: Work): Promise<number> {
  const started = now();
  await work();
  return now() - started;
}

export const median = (values: number[]): number => percentile(values, 0.5);

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export interface PairResult {
  /** Median of B_i / A_i after warm-up. */
  ratio: number;
  anchorMs: number;
  ownMs: number;
}

/** `rounds` pairs, the first third dropped as warm-up. */
export async function comparePairs(anchor: Work, own: Work, rounds = 45): Promise<PairResult> {
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round++) pairs.push([await timeOf(anchor), await timeOf(own)]);
  const warm = pairs.slice(Math.floor(rounds / 3));
  return { ratio: median(warm.map(([a, b]) => b / a)), anchorMs: median(warm.map(([a]) => a)), ownMs: median(warm.map(([, b]) => b)) };
}

export interface Line {
  goal: string;
  figure: string;
  ratio: number;
  mark: number;
  /** Whether more or less than the mark is good. */
  better?: 'more' | 'less';
  /** Behind the numbers; 'x' where nothing is said. */
  unit?: string;
}

export function printLine({ goal, figure, ratio, mark, better = 'less', unit = 'x' }: Line): boolean {
  const met = better === 'less' ? ratio <= mark : ratio >= mark;
  console.log(
    `${met ? 'met  ' : 'SHORT'}  ${goal.padEnd(58)} ${ratio.toFixed(2).padStart(7)}${unit}  ${better === 'less' ? 'at most' : 'at least'} ${mark.toFixed(2)}${unit}   ${figure}`,
  );
  return met;
}
