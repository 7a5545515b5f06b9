/**
 * Per-field precision, recall and F1 of the parser over folders of CVs with truth files, by kinds of documents:
 * npm run eval -- <folder> [part of an id]. The folder holds MANIFEST.json, whose cases name a file and its truth.
 */
import { casesOf, measure, type Measured } from './measure';
import { groupsOf, layoutPairs, ratesOf, type Rates } from './summary';

const [folder = 'tests/fixtures/corpus', only = ''] = process.argv.slice(2);
const measured: Measured[] = [];
for (const one of casesOf(folder).filter(({ id }) => id.includes(only))) {
  try {
    const result = await measure(folder, one);
    measured.push(result);
    for (const { field, missed } of result.counts) for (const value of missed) console.log(`${one.id}: ${field}: ${value}`);
    if (result.cv.notACv.length > 0) console.log(`${one.id}: taken for no CV: ${result.cv.notACv.join(' ')}`);
  } catch (error) {
    console.log(`${one.id}: could not be read: ${String(error)}`);
  }
}

const figure = (value: number | undefined): string => (value === undefined ? '–' : value.toFixed(3)).padStart(11);

console.log(`\n${'field'.padEnd(18)} ${'precision'.padStart(9)} ${'recall'.padStart(9)} ${'F1'.padStart(9)} ${'values'.padStart(7)}`);
const all: Map<string, Rates> = ratesOf(measured);
for (const [field, { precision, recall, f1, values }] of all)
  console.log(
    `${field.padEnd(18)} ${[precision, recall, f1].map((value) => value.toFixed(3).padStart(9)).join(' ')} ${String(values).padStart(7)}`,
  );

const groups = groupsOf(measured);
console.log(`\n${'F1 by kind'.padEnd(18)}${groups.map(([name, members]) => `${name} ${members.length}`.padStart(15)).join('')}`);
const rates = groups.map(([, members]) => ratesOf(members));
for (const field of all.keys())
  console.log(`${field.padEnd(18)}${rates.map((group) => figure(group.get(field)?.f1).padStart(15)).join('')}`);

const pairs = layoutPairs(measured);
if (pairs.all > 0) {
  console.log(
    `\nlayout pairs of one person read alike: ${pairs.identical} of ${pairs.all} (${Math.round((100 * pairs.identical) / pairs.all)} %)`,
  );
  for (const difference of pairs.differences) console.log(`  ${difference}`);
}
const sorted = measured.map(({ ms }) => ms).sort((a, b) => a - b);
console.log(`\n${measured.length} documents, redact and parse together: median ${(sorted[sorted.length >> 1] ?? 0).toFixed(1)} ms`);
