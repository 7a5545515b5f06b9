import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { matchJob, type JobFitCriterion } from '@/lib/analysis/job-fit';
import { isSameText } from '@/tests/eval-match/labelled';
import { corpusLines } from '@/tests/support/corpus-lines';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';

interface Label {
  text: string;
  kind: string;
  state: string;
}

interface Labelled {
  corpusId: string;
  targetRole?: string;
  advert: string;
  criteria: Label[];
}

interface Pair {
  label: Label;
  own: JobFitCriterion | undefined;
}

const isLabelled = (value: unknown): value is Labelled =>
  typeof value === 'object' && value !== null && 'advert' in value && 'criteria' in value;

function readLabelled(folder: string): Labelled[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => {
    const value: unknown = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    if (!isLabelled(value)) throw new Error(`${name} is no labelled advert`);
    return value;
  });
}

const folder = path.join(__dirname, '../../../fixtures/job-fit');
const people = new Map(corpusLines().map(({ id, lines }) => [id, cvFrom(lines.join('\n'))]));

function criteriaOf({ corpusId, advert, targetRole }: Labelled): JobFitCriterion[] {
  const cv = people.get(corpusId);
  if (!cv) throw new Error(`${corpusId} is nobody of the corpus`);
  return matchJob({ cv, jobDescription: advert, ...(targetRole ? { targetRole } : {}), today: TODAY }).criteria;
}

const pairsOf = (labelled: readonly Labelled[]): Pair[] =>
  labelled.flatMap((one) => {
    const own = criteriaOf(one);
    return one.criteria.map((label) => ({ label, own: own.find(({ text }) => isSameText(text, label.text)) }));
  });

/** Harmonic mean of precision and recall of one label. */
function f1(pairs: readonly Pair[], key: 'state' | 'kind', value: string): number {
  const count = (holds: (pair: Pair) => boolean): number => pairs.filter(holds).length;
  const both = count(({ label, own }) => label[key] === value && own?.[key] === value);
  return (2 * both) / (count(({ label }) => label[key] === value) + count(({ own }) => own?.[key] === value));
}

describe.each([
  { manner: 'written as person specifications', from: folder, least: { shown: 0.8, claimed: 0.8, missing: 0.8 } },
  { manner: 'as people paste them', from: path.join(folder, 'pasted'), least: { shown: 0.83, claimed: 0.68, missing: 0.75 } },
])('adverts $manner, labelled by hand before any matcher had read them', ({ from, least }) => {
  const labelled = readLabelled(from);
  const pairs = pairsOf(labelled);

  test('nearly every criterion is found, under its kind', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(20);
    expect(pairs.length).toBeGreaterThan(200);
    expect(pairs.filter(({ own }) => own).length / pairs.length).toBeGreaterThan(0.98);
    expect(pairs.filter(({ label, own }) => !own || own.kind === label.kind).length / pairs.length).toBeGreaterThan(0.98);
  });

  test('hardly anything else is taken for a criterion', () => {
    const found = labelled.flatMap((one) => criteriaOf(one).map(({ text }) => one.criteria.some((label) => isSameText(label.text, text))));
    expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.98);
  });

  test.each(Object.entries(least))('the state %s is told with an F1 of %d', (state, mark) => {
    expect(f1(pairs, 'state', state)).toBeGreaterThanOrEqual(mark);
  });

  test('knockouts are told with an F1 of 0.8', () => {
    expect(f1(pairs, 'kind', 'knockout')).toBeGreaterThanOrEqual(0.8);
  });
});
