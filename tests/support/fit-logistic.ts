import type { LogisticModel } from '@/lib/shared/logistic-model';

/** What is learnt from: the marks of one thing, and whether it is of the kind that the model looks for. */
export interface Example {
  marks: readonly string[];
  target: boolean;
}

export interface FitSettings {
  /** How strongly weights are drawn towards 0; to be chosen by trying examples that were not learnt from. */
  ridge: number;
  /** Marks of fewer examples are left out. */
  fewest: number;
  steps: number;
}

const RATE = 0.3;

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** Logistic regression with a ridge, by steepest descent with a step for each weight (Adagrad): the same weights each time. */
export function fitLogistic(examples: readonly Example[], { ridge, fewest, steps }: FitSettings): LogisticModel {
  const counts = new Map<string, number>();
  for (const { marks } of examples) for (const mark of new Set(marks)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const names = [...counts].flatMap(([mark, count]) => (count >= fewest ? [mark] : [])).sort();
  const placeOf = new Map(names.map((mark, i) => [mark, i]));
  const placed = examples.map(({ marks, target }) => ({
    places: [...new Set(marks)].flatMap((mark) => placeOf.get(mark) ?? []),
    target: Number(target),
  }));
  const weights = new Float64Array(names.length + 1);
  const squares = new Float64Array(names.length + 1);
  const base = names.length;
  for (let step = 0; step < steps; step++) {
    const slope = weights.map((weight, i) => (i === base ? 0 : weight * ridge));
    for (const { places, target } of placed) {
      const error = sigmoid(places.reduce((sum, at) => sum + (weights[at] ?? 0), weights[base] ?? 0)) - target;
      for (const at of [...places, base]) slope[at] = (slope[at] ?? 0) + error;
    }
    for (let i = 0; i <= base; i++) {
      squares[i] = (squares[i] ?? 0) + (slope[i] ?? 0) ** 2;
      weights[i] = (weights[i] ?? 0) - (RATE * (slope[i] ?? 0)) / Math.sqrt((squares[i] ?? 0) + 1e-9);
    }
  }
  const rounded = (weight: number): number => Math.round(weight * 100) / 100;
  return {
    base: rounded(weights[base] ?? 0),
    weights: Object.fromEntries(names.flatMap((mark, i) => (rounded(weights[i] ?? 0) === 0 ? [] : [[mark, rounded(weights[i] ?? 0)]]))),
  };
}
