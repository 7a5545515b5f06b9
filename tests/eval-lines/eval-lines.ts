import { resultBounds } from '@/lib/analysis/reading/statements/result-model';
import { chanceOf, logitOf } from '@/lib/shared/logistic-model';
import { fitResults, labelledLines, type LabelledLine } from './labelled-lines';

/**
 * `npm run eval:lines`: how rightly results are told from other lines. On lines that took no part in the training, and on each tenth of
 * the others by a model of the rest. `-- --wrong` lists the mistakes.
 */
const PARTS = 10;

interface Tried extends LabelledLine {
  chance: number;
}

const isResult = ({ label }: LabelledLine): boolean => label === 'result';
const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} % (${part} of ${all})`;

const tryLines = (tried: readonly LabelledLine[], learnt: readonly LabelledLine[]): Tried[] => {
  const model = fitResults(learnt);
  return tried.map((one) => ({ ...one, chance: chanceOf(logitOf(one.marks, model)) }));
};

function report(name: string, tried: readonly Tried[]): void {
  const results = tried.filter(isResult);
  console.log(`${name}: ${tried.length} lines, ${results.length} results`);
  for (const [what, from] of [
    ['earns', resultBounds.likely],
    ['quoted', resultBounds.certain],
  ] as const) {
    const taken = tried.filter(({ chance }) => chance >= from);
    const right = taken.filter(isResult).length;
    console.log(`  ${what} from ${from}: right ${percent(right, taken.length)}, found ${percent(right, results.length)}`);
  }
  const asked = tried.filter(({ chance }) => chance < resultBounds.none);
  console.log(`  asked below ${resultBounds.none}: results among them ${percent(asked.filter(isResult).length, asked.length)}`);
  if (!process.argv.includes('--wrong')) return;
  const wrong = tried.filter((one) => one.chance >= resultBounds.likely !== isResult(one));
  for (const { chance, label, line } of wrong) console.log(`  ${chance.toFixed(2)} ${label}: ${line}`);
}

const tune = labelledLines('tune');
report('kept aside', tryLines(labelledLines('kept'), tune));
report('kept aside, lines that look like another kind', tryLines(labelledLines('kept-hard'), tune));
report(
  'each tenth, by the rest',
  Array.from({ length: PARTS }, (_, part) => {
    const from = Math.floor((part * tune.length) / PARTS);
    const to = Math.floor(((part + 1) * tune.length) / PARTS);
    return tryLines(tune.slice(from, to), [...tune.slice(0, from), ...tune.slice(to)]);
  }).flat(),
);
