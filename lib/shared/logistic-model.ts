/** A logistic regression on marks: each mark that is there adds its weight to the base. Trained by a script, read as JSON. */
export interface LogisticModel {
  base: number;
  weights: Readonly<Record<string, number>>;
}

/** The logit: above 0 the thing is rather of the kind that the model looks for than not. */
export const logitOf = (marks: readonly string[], { base, weights }: LogisticModel): number =>
  marks.reduce((sum, mark) => sum + (Object.hasOwn(weights, mark) ? (weights[mark] ?? 0) : 0), base);

/** 0..1 */
export const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit));
