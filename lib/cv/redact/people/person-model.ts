import data from './person-weights.json';

/** A logistic regression on the marks of a run, trained by `npm run facts:people`. */
export interface PersonModel {
  base: number;
  weights: Readonly<Record<string, number>>;
}

const model: PersonModel = data;

/** Above 0 a run of words is rather a person's name than not. */
export const scoreOf = (marks: readonly string[], { base, weights }: PersonModel = model): number =>
  marks.reduce((sum, mark) => sum + (weights[mark] ?? 0), base);
