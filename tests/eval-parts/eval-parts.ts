import { logitOf } from '@/lib/shared/logistic-model';
import { fitParts, labelledParts, partsToLearn, type LabelledPart } from './labelled-parts';

/**
 * `npm run eval:parts`: how rightly the parts of heads are told, on parts that took no part in the training: each as a title or an
 * employer where it reads so, and of each title and employer which reads more like a title. `-- --wrong` lists the mistakes.
 */
const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} % (${part} of ${all})`;

const learnt = partsToLearn();
const kept = labelledParts('kept');
const models = { title: fitParts(learnt, 'title'), employer: fitParts(learnt, 'employer') };

function report(kind: 'title' | 'employer'): void {
  const told = kept.filter(({ marks }) => logitOf(marks, models[kind]) > 0);
  const right = told.filter(({ label }) => label === kind).length;
  const all = kept.filter(({ label }) => label === kind).length;
  console.log(`${kind}: right ${percent(right, told.length)}, found ${percent(right, all)}`);
  if (!process.argv.includes('--wrong')) return;
  for (const { text, label, marks } of kept)
    if (logitOf(marks, models[kind]) > 0 !== (label === kind))
      console.log(`  ${logitOf(marks, models[kind]).toFixed(1)} ${label}: ${text}`);
}

report('title');
report('employer');
const margin = ({ marks }: LabelledPart): number => logitOf(marks, models.title) - logitOf(marks, models.employer);
const named = kept.filter(({ label }) => label === 'title' || label === 'employer');
const apart = named.filter((one) => margin(one) > 0 === (one.label === 'title')).length;
console.log(`told apart: ${percent(apart, named.length)}`);
