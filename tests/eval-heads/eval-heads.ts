import { awayBounds } from '@/lib/cv/parse/work/time-away';
import { chanceOf, logitOf } from '@/lib/shared/logistic-model';
import { fitHeads, labelledHeads, type LabelledHead } from './labelled-heads';

/**
 * `npm run eval:heads`: how rightly time away is told from posts, on heads that took no part in the training and on each tenth of the
 * others by a model of the rest. `-- --wrong` lists the mistakes.
 */
const PARTS = 10;

interface Tried extends LabelledHead {
  chance: number;
}

const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} % (${part} of ${all})`;

const tryHeads = (tried: readonly LabelledHead[], learnt: readonly LabelledHead[]): Tried[] => {
  const model = fitHeads(learnt);
  return tried.map((one) => ({ ...one, chance: chanceOf(logitOf(one.marks, model)) }));
};

function report(name: string, tried: readonly Tried[]): void {
  const away = tried.filter(({ isAway }) => isAway);
  const told = tried.filter(({ chance }) => chance >= awayBounds.likely);
  const right = told.filter(({ isAway }) => isAway).length;
  console.log(`${name}: ${tried.length} heads, ${away.length} of time away`);
  console.log(`  told from ${awayBounds.likely}: right ${percent(right, told.length)}, found ${percent(right, away.length)}`);
  if (!process.argv.includes('--wrong')) return;
  for (const { chance, isAway, head } of tried.filter((one) => one.chance >= awayBounds.likely !== one.isAway))
    console.log(`  ${chance.toFixed(2)} ${isAway ? 'away' : 'post'}: ${head}`);
}

const tune = labelledHeads('tune');
report('kept aside', tryHeads(labelledHeads('kept'), tune));
report(
  'each tenth, by the rest',
  Array.from({ length: PARTS }, (_, part) => {
    const from = Math.floor((part * tune.length) / PARTS);
    const to = Math.floor(((part + 1) * tune.length) / PARTS);
    return tryHeads(tune.slice(from, to), [...tune.slice(0, from), ...tune.slice(to)]);
  }).flat(),
);
