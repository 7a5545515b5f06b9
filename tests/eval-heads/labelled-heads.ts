import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headMarks } from '@/lib/cv/parse/work/time-away';
import type { LogisticModel } from '@/lib/shared/logistic-model';
import { fitLogistic } from '@/tests/support/fit-logistic';

/** The head of a dated entry of a work history, without its dates. */
export interface LabelledHead {
  head: string;
  /** It tells of time without a post. */
  isAway: boolean;
  marks: readonly string[];
}

const folder = path.join(process.cwd(), 'tests/fixtures/heads');

/** Invented heads, a third of the posts in words that sound like time away. `kept` takes no part in the training. */
export const labelledHeads = (name: 'tune' | 'kept'): LabelledHead[] =>
  readFileSync(path.join(folder, `${name}.txt`), 'utf8')
    .split('\n')
    .filter((row) => row.includes('\t'))
    .map((row) => {
      const [label = '', head = ''] = row.split('\t');
      return { head, isAway: label === 'away', marks: headMarks(head) };
    });

/** The ridge was chosen by training on the heads of one writer and trying those of another. */
export const fitHeads = (heads: readonly LabelledHead[]): LogisticModel =>
  fitLogistic(
    heads.map(({ marks, isAway }) => ({ marks, target: isAway })),
    { ridge: 0.5, fewest: 3, steps: 200 },
  );
