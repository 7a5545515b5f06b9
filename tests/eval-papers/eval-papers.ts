import { chanceOf, logitOf } from '@/lib/shared/logistic-model';
import { paperBounds } from '@/lib/analysis/reading/papers/paper-state';
import { fitPapers, isEnded, isNotHeld, labelledPapers, type LabelledPaper } from './labelled-papers';

/**
 * `npm run eval:papers`: how rightly entries are told that are not held now, and that have run out. On entries that took no part in the
 * training, and on each tenth of the others by a model of the rest. `-- --wrong` lists the mistakes.
 */
const PARTS = 10;

interface Tried extends LabelledPaper {
  notHeld: number;
  ended: number;
}

const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} % (${part} of ${all})`;

function tryPapers(tried: readonly LabelledPaper[], learnt: readonly LabelledPaper[]): Tried[] {
  const models = fitPapers(learnt);
  return tried.map((one) => {
    const ended = chanceOf(logitOf(one.marks, models.ended));
    return { ...one, ended, notHeld: Math.max(ended, chanceOf(logitOf(one.marks, models.notHeld))) };
  });
}

function report(name: string, tried: readonly Tried[]): void {
  console.log(`${name}: ${tried.length} entries, ${tried.filter(isNotHeld).length} not held, ${tried.filter(isEnded).length} run out`);
  const tell = (what: string, isTarget: (one: Tried) => boolean, isTold: (one: Tried) => boolean): void => {
    const told = tried.filter(isTold);
    const right = told.filter(isTarget).length;
    console.log(`  ${what}: right ${percent(right, told.length)}, found ${percent(right, tried.filter(isTarget).length)}`);
  };
  tell(`not held from ${paperBounds.notHeld}`, isNotHeld, ({ notHeld }) => notHeld >= paperBounds.notHeld);
  tell(`run out from ${paperBounds.ended}`, isEnded, ({ ended }) => ended >= paperBounds.ended);
  tell(
    `held below ${paperBounds.held}`,
    (one) => !isNotHeld(one),
    ({ notHeld }) => notHeld < paperBounds.held,
  );
  if (!process.argv.includes('--wrong')) return;
  for (const { notHeld, label, entry } of tried.filter((one) => one.notHeld >= paperBounds.notHeld !== isNotHeld(one)))
    console.log(`  ${notHeld.toFixed(2)} ${label}: ${entry}`);
}

const tune = labelledPapers('tune');
report('kept aside', tryPapers(labelledPapers('kept'), tune));
report(
  'each tenth, by the rest',
  Array.from({ length: PARTS }, (_, part) => {
    const from = Math.floor((part * tune.length) / PARTS);
    const to = Math.floor(((part + 1) * tune.length) / PARTS);
    return tryPapers(tune.slice(from, to), [...tune.slice(0, from), ...tune.slice(to)]);
  }).flat(),
);
