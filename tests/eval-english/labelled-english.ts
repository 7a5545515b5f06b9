import { unevenMarks } from '@/lib/english/uneven-lines';
import type { LogisticModel } from '@/lib/shared/logistic-model';
import { fitLogistic } from '@/tests/support/fit-logistic';
import { labelledRows } from '@/tests/support/labelled-rows';

/** A line of a CV whose grammar is even or uneven. */
export interface LabelledEnglish {
  isUneven: boolean;
  line: string;
  marks: readonly string[];
}

/** Invented lines of learners of many mother tongues and of native writers. `kept` takes no part in the training. */
export const labelledEnglish = (name: 'tune' | 'kept'): LabelledEnglish[] =>
  labelledRows('english', name).map(({ label, text }) => ({ isUneven: label === 'uneven', line: text, marks: unevenMarks(text) }));

export const fitEnglish = (lines: readonly LabelledEnglish[]): LogisticModel =>
  fitLogistic(
    lines.map(({ marks, isUneven }) => ({ marks, target: isUneven })),
    { ridge: 0.5, fewest: 3, steps: 200 },
  );
