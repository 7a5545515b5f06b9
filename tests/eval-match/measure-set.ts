import { matchJob } from '@/lib/analysis/job-fit';
import { criteriaOf } from '@/lib/analysis/specification/read-specification';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';
import { isSameText, labelledAdverts, labelledPairs, type LabelledPair } from './labelled';

/** The sums over a folder of adverts and pairs that was not made with the matcher in view. */
export class SetFigures {
  private readonly counts = new Map<string, number>();
  readonly wrong: string[] = [];

  add(key: string, holds = true): void {
    if (holds) this.counts.set(key, this.count(key) + 1);
  }

  count(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  private share(name: string, part: string, whole: string): string {
    const [of, all] = [this.count(part), this.count(whole)];
    return `${name} ${of} of ${all}${all > 0 ? ` (${(of / all).toFixed(3)})` : ''}`;
  }

  private state(state: string): string {
    const [both, own, wanted] = ['both', 'own', 'wanted'].map((who) => this.count(`${who} ${state}`)) as [number, number, number];
    return `${state} ${((2 * both) / Math.max(1, own + wanted)).toFixed(3)} (right ${both}, said ${own}, labelled ${wanted})`;
  }

  toString(): string {
    return [
      `${this.share('criteria found', 'found', 'asked')}; ${this.share('kind right', 'kind right', 'found')}; ${this.share('found and asked for', 'read and asked', 'read')}`,
      `F1 ${['shown', 'claimed', 'missing'].map((state) => this.state(state)).join(', ')}`,
      `${this.share('unmet knockouts shown', 'false knockouts', 'unmet knockouts')}; ${this.share('not shown but said to be', 'false shown', 'not shown')}; ${this.share('status right', 'status right', 'status')}; ${this.share('figure in the fair range', 'fair', 'pairs')}; ${this.share('below 50 with an unmet knockout', 'kept below', 'with unmet')}`,
    ].join('\n');
  }
}

const BELOW = 50;

function measureAdverts(folder: string, figures: SetFigures): void {
  for (const { id, text, criteria } of labelledAdverts(folder)) {
    const read = criteriaOf(text);
    for (const wanted of criteria) {
      const same = read.find((one) => isSameText(one.text, wanted.text));
      figures.add('asked');
      figures.add('found', same !== undefined);
      figures.add('kind right', same?.kind === wanted.kind);
      if (!same) figures.wrong.push(`lost (${id}): ${wanted.kind} ${wanted.text}`);
      else if (same.kind !== wanted.kind) figures.wrong.push(`${same.kind} for ${wanted.kind} (${id}): ${wanted.text}`);
    }
    for (const one of read) {
      const isAsked = criteria.some((wanted) => isSameText(one.text, wanted.text));
      figures.add('read');
      figures.add('read and asked', isAsked);
      if (!isAsked) figures.wrong.push(`not asked (${id}): ${one.kind} ${one.text}`);
    }
  }
}

function measurePair(pair: LabelledPair, advert: string, knockouts: readonly string[], figures: SetFigures): void {
  const { id, cv, fair, criteria } = pair;
  const fit = matchJob({ cv: cvFrom(cv), jobDescription: advert, today: TODAY });
  figures.add('pairs');
  const isFair = fit.score >= fair[0] && fit.score <= fair[1];
  figures.add('fair', isFair);
  if (!isFair) figures.wrong.push(`${id}: ${fit.score} is not within ${fair[0]} to ${fair[1]}`);
  const isKnockout = (text: string): boolean => knockouts.some((one) => isSameText(one, text));
  const isUnmet = criteria.some(({ text, state }) => state !== 'shown' && isKnockout(text));
  figures.add('with unmet', isUnmet);
  figures.add('kept below', isUnmet && fit.score < BELOW);
  for (const wanted of criteria) {
    const own = fit.criteria.find((one) => isSameText(one.text, wanted.text));
    figures.add(`wanted ${wanted.state}`);
    if (own?.state) figures.add(`own ${own.state}`);
    figures.add(`both ${wanted.state}`, own?.state === wanted.state);
    figures.add('status', wanted.status !== undefined);
    figures.add('status right', wanted.status !== undefined && own?.status === wanted.status);
    figures.add('not shown', wanted.state !== 'shown');
    figures.add('false shown', wanted.state !== 'shown' && own?.state === 'shown');
    if (wanted.state !== 'shown' && isKnockout(wanted.text)) {
      figures.add('unmet knockouts');
      figures.add('false knockouts', own?.state === 'shown');
    }
    if (own?.state !== wanted.state || own.status !== wanted.status)
      figures.wrong.push(
        `${id}: ${own?.status ?? own?.state ?? 'lost'} for ${wanted.status ?? wanted.state}: ${wanted.text}${own?.quote ? ` by ‘${own.quote}’` : ''}`,
      );
  }
}

export function measureSet(folder: string): SetFigures {
  const figures = new SetFigures();
  measureAdverts(folder, figures);
  const adverts = new Map(labelledAdverts(folder).map((advert) => [advert.id, advert]));
  for (const pair of labelledPairs(folder)) {
    const advert = adverts.get(pair.advert);
    const knockouts = advert?.criteria.filter(({ kind }) => kind === 'knockout').map(({ text }) => text) ?? [];
    measurePair(pair, advert?.text ?? '', knockouts, figures);
  }
  return figures;
}
