import { matchJob, type JobFitCriterion } from '@/lib/analysis/job-fit';
import { criteriaOf } from '@/lib/analysis/specification/read-specification';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';
import { cvAround, isAside, isSameText, labelledAdverts, labelledLines, labelledPairs, type LabelledLine } from './labelled';
import { measureSet } from './measure-set';

/**
 * How far the job match may be believed: adverts with what they ask for, CVs against them, and single lines that are evidence in
 * other words or only look like it. Every third was kept aside while the matcher was made.
 * `npm run eval:match [-- --wrong]`; --wrong shows those that were not kept aside.
 * `npm run eval:match -- --set <folder> [--wrong]` sums up a set of your own instead: `adverts/*.txt` and `pairs/*.txt` in the format of
 * this folder.
 */
const showsWrong = process.argv.includes('--wrong');
const setAt = process.argv.indexOf('--set');
const setFolder = setAt === -1 ? undefined : process.argv[setAt + 1];
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
const say = (isShown: boolean, text: string): void => {
  if (isShown && showsWrong) console.log(`  ${text}`);
};

class Share {
  private part = 0;
  private whole = 0;
  add(holds: boolean): void {
    this.part += Number(holds);
    this.whole++;
  }
  toString(): string {
    return `${percent(this.part, this.whole)} of ${this.whole}`;
  }
}

class Sides {
  readonly built = new Share();
  readonly aside = new Share();
  add(index: number, holds: boolean): void {
    (isAside(index) ? this.aside : this.built).add(holds);
  }
  toString(): string {
    return `${this.built}, aside ${this.aside}`;
  }
}

function measureAdverts(): void {
  const [found, kind, own] = [new Sides(), new Sides(), new Sides()];
  labelledAdverts().forEach(({ id, text, criteria }, index) => {
    const read = criteriaOf(text);
    for (const wanted of criteria) {
      const same = read.find((one) => isSameText(one.text, wanted.text));
      found.add(index, same !== undefined);
      if (same) kind.add(index, same.kind === wanted.kind);
      if (!same) say(!isAside(index), `lost (${id}): ${wanted.text}`);
      else if (same.kind !== wanted.kind) say(!isAside(index), `${same.kind} for ${wanted.kind} (${id}): ${wanted.text}`);
    }
    for (const one of read) {
      const isAsked = criteria.some((wanted) => isSameText(one.text, wanted.text));
      own.add(index, isAsked);
      if (!isAsked) say(!isAside(index), `not asked (${id}): ${one.kind} ${one.text}`);
    }
  });
  console.log(`adverts: criteria found ${found}; kind right ${kind}; found and asked for ${own}`);
}

const STATES = ['shown', 'claimed', 'missing'] as const;

function measurePairs(): void {
  const adverts = new Map(labelledAdverts().map((advert) => [advert.id, advert]));
  const counts = [new Map<string, number>(), new Map<string, number>()];
  const [fair, status, falseKnockouts] = [new Sides(), new Sides(), new Sides()];
  labelledPairs().forEach(({ id, cv, advert, fair: [low, high], criteria }, index) => {
    const fit = matchJob({ cv: cvFrom(cv), jobDescription: adverts.get(advert)?.text ?? '', today: TODAY });
    const isFair = fit.score >= low && fit.score <= high;
    fair.add(index, isFair);
    if (!isFair) say(!isAside(index), `${id}: ${fit.score} is not within ${low} to ${high}`);
    const count = counts[Number(isAside(index))];
    for (const wanted of criteria) {
      const own = fit.criteria.find((one) => isSameText(one.text, wanted.text));
      const add = (key: string): void => void count?.set(key, (count.get(key) ?? 0) + 1);
      add(`wanted ${wanted.state}`);
      if (own?.state) add(`own ${own.state}`);
      if (own?.state === wanted.state) add(`both ${wanted.state}`);
      else
        say(!isAside(index), `${id}: ${own?.state ?? 'lost'} for ${wanted.state}: ${wanted.text}${own?.quote ? ` by ‘${own.quote}’` : ''}`);
      if (wanted.status) status.add(index, own?.status === wanted.status);
      if (own?.kind === 'knockout' && wanted.state !== 'shown') falseKnockouts.add(index, own.state === 'shown');
    }
  });
  for (const [at, count] of counts.entries()) {
    const f1 = STATES.map((state) => {
      const sum = (key: string): number => count.get(`${key} ${state}`) ?? 0;
      return `${state} ${((2 * sum('both')) / (sum('wanted') + sum('own'))).toFixed(3)}`;
    });
    console.log(`pairs${at === 1 ? ' aside' : ''}: F1 ${f1.join(', ')}`);
  }
  console.log(`pairs: figure in the fair range ${fair}; status right ${status}; unmet knockouts shown ${falseKnockouts}`);
}

export const judgeLine = (line: LabelledLine): JobFitCriterion | undefined =>
  matchJob({ cv: cvFrom(cvAround(line)), jobDescription: `Essential criteria\n- ${line.criterion}`, today: TODAY }).criteria[0];

function measureLines(): void {
  const kinds = new Map<string, Sides>();
  const all = { traps: new Sides(), proofs: new Sides(), status: new Sides() };
  const statuses: Record<string, string> = { expired: 'expired', 'in-progress': 'in-progress', wish: 'wanted' };
  labelledLines().forEach((line, index) => {
    const own = judgeLine(line);
    const isRight = line.isEvidence ? own?.state === 'shown' : own?.state !== undefined && own.state !== 'shown';
    const sides = kinds.get(line.kind) ?? new Sides();
    kinds.set(line.kind, sides);
    sides.add(index, isRight);
    all[line.isEvidence ? 'proofs' : 'traps'].add(index, isRight);
    if (statuses[line.kind]) all.status.add(index, own?.status === statuses[line.kind]);
    if (!isRight) say(!isAside(index), `${line.kind}: ${own?.state ?? 'lost'}: ${line.criterion} <- ${line.line}`);
  });
  console.log(`lines: traps held ${all.traps}; other words shown ${all.proofs}; status told ${all.status}`);
  for (const [kind, sides] of kinds) console.log(`  ${kind}: ${sides}`);
}

if (setFolder === undefined) {
  measureAdverts();
  measurePairs();
  measureLines();
} else {
  const figures = measureSet(setFolder);
  if (showsWrong) for (const line of figures.wrong) console.log(`  ${line}`);
  console.log(String(figures));
}
