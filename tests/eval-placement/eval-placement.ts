import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matchTitle, type JobContext } from '@/lib/placement/match-title';
import { groupTexts, indexLines, titleIndex } from '@/lib/placement/official-index';
import { buildTitleTables, openTitleIndex, qualifierWords, readRow, type TitleIndex } from '@/lib/placement/title-index';
import { examplesOf, trainTitles } from '@/lib/placement/train-titles';
import { tenthOf } from './held-out';

/**
 * How well titles are placed: a tenth of the ONS index that the matcher does not know, with the row's own qualifiers as the
 * job's context and without, and titles of adverts labelled by hand. `npm run eval:placement [-- --wrong] [--tenth N]`
 */
const HIGH = 0.8;
const flag = (name: string): string | undefined => process.argv[process.argv.indexOf(name) + 1];
const tenth = process.argv.includes('--tenth') ? Number(flag('--tenth')) : 0;
const none: JobContext = { near: new Set(), duties: new Set() };

interface Case {
  title: string;
  socs: readonly string[];
  context: JobContext;
}

function ranked(index: TitleIndex, { title, context }: Case): { soc: string; share: number }[] {
  const match = matchTitle(title, index, context);
  if (!match) return [];
  return [...match.shares]
    .map((share, group) => ({ soc: index.socs[group] ?? '', share }))
    .sort((a, b) => b.share - a.share)
    .slice(0, 3);
}

function measure(name: string, index: TitleIndex, cases: readonly Case[], showsWrong: boolean): void {
  const sums = { right: 0, three: 0, high: 0, highWrong: 0, none: 0, share: 0 };
  for (const one of cases) {
    const [first, ...others] = ranked(index, one);
    if (!first || first.share < 0.2) sums.none++;
    const isRight = first !== undefined && one.socs.includes(first.soc);
    sums.right += Number(isRight);
    sums.three += Number([first, ...others].some((group) => group && one.socs.includes(group.soc)));
    sums.share += first?.share ?? 0;
    if (first && first.share >= HIGH) sums.high++;
    if (first && first.share >= HIGH && !isRight) sums.highWrong++;
    if (!isRight && showsWrong)
      console.log(
        `  ${one.title}: ${first?.soc} ${first?.share.toFixed(2)} (${others.map(({ soc }) => soc).join(', ')}) for ${one.socs.join(' ')}`,
      );
  }
  const percent = (count: number): string => `${((100 * count) / cases.length).toFixed(1)} %`;
  console.log(
    `${name}: ${cases.length} titles, right ${percent(sums.right)}, in the first three ${percent(sums.three)}, no group ${percent(sums.none)}, sure ${percent(sums.high)}, sure and wrong ${percent(sums.highWrong)}, mean probability ${percent(sums.share)}`,
  );
}

const rows = indexLines.map(readRow);
const held = rows.filter(({ title }) => tenthOf(title) === tenth);
const heldTitles = new Set(held.map(({ words }) => [...new Set(words)].sort().join(' ')));
const isHeld = (title: string): boolean => tenthOf(title) === tenth;
const texts = new Map([...groupTexts].map(([soc, text]) => [soc, { ...text, related: text.related.filter((title) => !isHeld(title)) }]));
const keptLines = indexLines.filter((line) => !isHeld(readRow(line).title));
const socs = [...texts.keys()];
const known = openTitleIndex(buildTitleTables(keptLines, socs), trainTitles(examplesOf(keptLines, texts), socs.length), keptLines, socs);
console.log(`${held.length} rows (${heldTitles.size} titles) held out of ${rows.length}`);
const caseOf = (row: (typeof rows)[number], near: readonly string[]): Case => ({
  title: row.title,
  socs: [row.soc],
  context: { near: new Set(near), duties: new Set() },
});
measure(
  'index, with the industry of the row',
  known,
  held.map((row) => caseOf(row, qualifierWords(row))),
  false,
);
const possible = new Map<string, Set<string>>();
for (const { words, soc } of rows) possible.set(words.join(' '), (possible.get(words.join(' ')) ?? new Set()).add(soc));
measure(
  'index, title alone, any group of the title',
  known,
  held.map((row) => ({ ...caseOf(row, []), socs: [...(possible.get(row.words.join(' ')) ?? [])] })),
  false,
);
const adverts = readFileSync(path.join(process.cwd(), 'tests/fixtures/placement/adverts.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): Case => {
    const [title = '', socs = ''] = line.split('\t');
    return { title, socs: socs.split(' '), context: none };
  });
measure('adverts', titleIndex(), adverts, process.argv.includes('--wrong'));
const heap = (): number => process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
console.log(`heap after all: ${(heap() / 1e6).toFixed(0)} MB`);
