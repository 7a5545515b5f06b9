import { headMarks } from '@/lib/cv/parse/work/time-away';
import type { LogisticModel } from '@/lib/shared/logistic-model';
import { fitLogistic } from '@/tests/support/fit-logistic';
import { labelledRows } from '@/tests/support/labelled-rows';

/** The head of a dated entry of a work history, without its dates. */
export interface LabelledHead {
  head: string;
  /** It tells of time without a post. */
  isAway: boolean;
  marks: readonly string[];
}

/** Invented heads, a third of the posts in words that sound like time away. `kept` takes no part in the training. */
export const labelledHeads = (name: 'tune' | 'kept'): LabelledHead[] =>
  labelledRows('heads', name).map(({ label, text }) => ({ head: text, isAway: label === 'away', marks: headMarks(text) }));

/** The ridge was chosen by trying each tenth of the heads by a model of the rest. */
export const fitHeads = (heads: readonly LabelledHead[]): LogisticModel =>
  fitLogistic(
    heads.map(({ marks, isAway }) => ({ marks, target: isAway })),
    { ridge: 0.5, fewest: 3, steps: 200 },
  );
