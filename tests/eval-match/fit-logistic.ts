/** A logistic regression by Newton's method, its weights held small by a penalty in units of each sign's spread. */
export interface Fitted {
  weights: number[];
  constant: number;
}

interface Example {
  signs: readonly number[];
  isShown: boolean;
  /** How much it counts. */
  worth: number;
}

const PENALTY = 8;
const ROUNDS = 30;

export const likelihood = ({ weights, constant }: Fitted, signs: readonly number[]): number =>
  1 / (1 + Math.exp(-weights.reduce((sum, weight, i) => sum + weight * (signs[i] ?? 0), constant)));

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The solution of a set of linear equations, by elimination; the matrix is symmetric and positive. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  rows.forEach((pivot, i) => {
    for (const row of rows.slice(i + 1)) {
      const factor = (row[i] ?? 0) / (pivot[i] ?? 1);
      for (let k = i; k < row.length; k++) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0);
    }
  });
  const found = rows.map(() => 0);
  for (let i = rows.length - 1; i >= 0; i--) {
    const row = rows[i] ?? [];
    const known = found.reduce((sum, value, k) => (k > i ? sum + value * (row[k] ?? 0) : sum), 0);
    found[i] = ((row.at(-1) ?? 0) - known) / (row[i] ?? 1);
  }
  return found;
}

export function fitLogistic(examples: readonly Example[]): Fitted {
  const count = examples[0]?.signs.length ?? 0;
  const columns = Array.from({ length: count }, (_, i) => examples.map(({ signs }) => signs[i] ?? 0));
  const means = columns.map(mean);
  const spreads = columns.map((column, i) => Math.sqrt(mean(column.map((value) => (value - (means[i] ?? 0)) ** 2))) || 1);
  // The last is the constant, which no penalty holds.
  const rows = examples.map(({ signs }) => [...signs.map((value, i) => (value - (means[i] ?? 0)) / (spreads[i] ?? 1)), 1]);
  let weights = new Array<number>(count + 1).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const chances = rows.map((row) => likelihood({ weights, constant: 0 }, row));
    const penalty = (i: number): number => (i < count ? PENALTY : 0);
    const slope = weights.map((weight, i) =>
      rows.reduce(
        (sum, row, n) => sum + (examples[n]?.worth ?? 0) * (row[i] ?? 0) * ((chances[n] ?? 0) - Number(examples[n]?.isShown)),
        penalty(i) * weight,
      ),
    );
    const curve = weights.map((_, i) =>
      weights.map((__, k) =>
        rows.reduce(
          (sum, row, n) => sum + (examples[n]?.worth ?? 0) * (row[i] ?? 0) * (row[k] ?? 0) * (chances[n] ?? 0) * (1 - (chances[n] ?? 0)),
          i === k ? penalty(i) + 1e-9 : 0,
        ),
      ),
    );
    const step = solve(curve, slope);
    weights = weights.map((weight, i) => weight - (step[i] ?? 0));
  }
  const plain = weights.slice(0, count).map((weight, i) => weight / (spreads[i] ?? 1));
  return { weights: plain, constant: plain.reduce((sum, weight, i) => sum - weight * (means[i] ?? 0), weights[count] ?? 0) };
}
