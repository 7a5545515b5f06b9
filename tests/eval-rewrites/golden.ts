import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sets, suggestionsOf, type CvSet, type Offered } from './suggestions-of';

/** What an editor says of a suggestion; `why` where it was refused. */
export interface Verdict {
  wouldSign: boolean;
  newAgency: boolean;
  ungrammatical: boolean;
  why?: string;
}

/** A suggestion with its verdict; null until somebody has judged it. */
export interface Judged extends Offered {
  verdict: Verdict | null;
}

const file = path.join(process.cwd(), 'tests/golden/rewrites.json');

const isGolden = (value: unknown): value is { suggestions: Judged[] } =>
  typeof value === 'object' && value !== null && 'suggestions' in value;

export function readGolden(): Judged[] {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isGolden(value)) throw new Error('tests/golden/rewrites.json has another shape than expected');
  return value.suggestions;
}

export const writeGolden = (suggestions: readonly Judged[]): void =>
  writeFileSync(
    file,
    `${JSON.stringify({ about: 'Suggestions for fictional CVs with a verdict on each, so far by the author of the rules, not by an independent editor: npm run eval:rewrites.', suggestions }, null, 2)}\n`,
  );

/** What makes two suggestions one: where it stands matters to no verdict but by its CV. */
export const keyOf = ({ cv, section, before, after, questions }: Offered): string =>
  JSON.stringify([cv, section, before, after, questions]);

export async function everySuggestion(): Promise<Offered[]> {
  const offered: Offered[] = [];
  for (const set of sets) offered.push(...(await suggestionsOf(set)));
  return offered;
}

export interface Figures {
  judged: number;
  wouldSign: number;
  newAgency: number;
  ungrammatical: number;
}

/** How many of a set were judged, and how. */
export function figuresOf(all: readonly Judged[], set: CvSet): Figures {
  const verdicts = all.flatMap(({ cv, verdict }) => (cv.startsWith(`${set}/`) && verdict ? [verdict] : []));
  const count = (is: (verdict: Verdict) => boolean): number => verdicts.filter(is).length;
  return {
    judged: verdicts.length,
    wouldSign: count(({ wouldSign }) => wouldSign),
    newAgency: count(({ newAgency }) => newAgency),
    ungrammatical: count(({ ungrammatical }) => ungrammatical),
  };
}
