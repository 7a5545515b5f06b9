import type { PersonModel } from '@/lib/cv/redact/people/person-model';
import type { LabelledRun } from './labelled-runs';

/** How strongly weights are drawn towards 0; chosen by trying documents that were not learnt from. */
const RIDGE = 1;
const STEPS = 400;
const RATE = 0.3;
/** Marks of fewer runs are left out. */
const FEWEST = 2;

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** Logistic regression with a ridge, by steepest descent with a step for each weight (Adagrad): the same weights each time. */
export function fitPeople(runs: readonly LabelledRun[]): PersonModel {
  const counts = new Map<string, number>();
  for (const { marks } of runs) for (const mark of new Set(marks)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const names = [...counts].flatMap(([mark, count]) => (count >= FEWEST ? [mark] : [])).sort();
  const placeOf = new Map(names.map((mark, i) => [mark, i]));
  const examples = runs.map(({ marks, isPerson }) => ({
    places: [...new Set(marks)].flatMap((mark) => placeOf.get(mark) ?? []),
    target: Number(isPerson),
  }));
  const weights = new Float64Array(names.length + 1);
  const squares = new Float64Array(names.length + 1);
  const base = names.length;
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, i) => (i === base ? 0 : weight * RIDGE));
    for (const { places, target } of examples) {
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
