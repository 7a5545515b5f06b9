import { paperMarks } from '@/lib/analysis/reading/papers/paper-marks';
import type { LogisticModel } from '@/lib/shared/logistic-model';
import { fitLogistic } from '@/tests/support/fit-logistic';
import { labelledRows } from '@/tests/support/labelled-rows';

/** An entry of a licence, certificate, course or membership: held, ended, in progress, planned or not held. */
export interface LabelledPaper {
  label: string;
  entry: string;
  marks: readonly string[];
}

/** The labels are those of November 2026. */
const LABELLED = 2026 * 12 + 10;

/** Invented entries. `kept` takes no part in the training. */
export const labelledPapers = (name: 'tune' | 'kept'): LabelledPaper[] =>
  labelledRows('papers', name).map(({ label, text }) => ({ label, entry: text, marks: paperMarks(text, LABELLED) }));

export const isNotHeld = ({ label }: LabelledPaper): boolean => label !== 'held';
export const isEnded = ({ label }: LabelledPaper): boolean => label === 'ended';

/** The ridge was chosen by training on the entries of one writer and trying those of another. */
const fit = (papers: readonly LabelledPaper[], isTarget: (paper: LabelledPaper) => boolean): LogisticModel =>
  fitLogistic(
    papers.map((paper) => ({ marks: paper.marks, target: isTarget(paper) })),
    { ridge: 0.5, fewest: 3, steps: 200 },
  );

export const fitPapers = (papers: readonly LabelledPaper[]): Record<'notHeld' | 'ended', LogisticModel> => ({
  notHeld: fit(papers, isNotHeld),
  ended: fit(papers, isEnded),
});
