import { lineMarks } from '@/lib/analysis/reading/statements/line-marks';
import { unjudged } from '@/lib/analysis/reading/statements/result-model';
import type { LogisticModel } from '@/lib/shared/logistic-model';
import { fitLogistic } from '@/tests/support/fit-logistic';
import { labelledRows } from '@/tests/support/labelled-rows';

/** A line of a job, with what a recruiter takes it for: result, scale, duty, claim (praise without evidence) or other. */
export interface LabelledLine {
  label: string;
  line: string;
  marks: readonly string[];
}

/** Invented lines of some 200 trades in ten voices. `kept` takes no part in the training. */
export const labelledLines = (name: 'tune' | 'kept' | 'kept-hard'): LabelledLine[] =>
  labelledRows('lines', name).map(({ label, text }) => ({ label, line: text, marks: lineMarks(unjudged(text)) }));

/** The ridge and the number of lines that a mark needs were chosen by trying voices that were not learnt from. */
export const fitResults = (lines: readonly LabelledLine[]): LogisticModel =>
  fitLogistic(
    lines.map(({ label, marks }) => ({ marks, target: label === 'result' })),
    { ridge: 0.5, fewest: 5, steps: 200 },
  );
