import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkEnglish, checkText } from '@/lib/english/check-english';
import type { Slip } from '@/lib/analysis/slip';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { readDocument } from '@/lib/server/extract/read-document';
import { dictionary } from '@/lib/server/english/dictionary';
import { unevenFrom } from '@/lib/english/uneven-lines';
import { chanceOf, logitOf } from '@/lib/shared/logistic-model';
import { fitEnglish, labelledEnglish } from './labelled-english';
import { labelledLines, type LabelledLine } from './labelled-lines';

/**
 * How often the checks of English are right, on lines of careful and of learning writers. Every other line was kept aside while
 * the checks were made. `npm run eval:english [-- --wrong] [-- --files FOLDER]`; --wrong shows the lines that were not kept aside.
 */
const folder = path.join(process.cwd(), 'tests/eval-english');
const showsWrong = process.argv.includes('--wrong');
const filesIn = process.argv.includes('--files') ? process.argv[process.argv.indexOf('--files') + 1] : undefined;

interface Sums {
  lines: number;
  claims: number;
  false: number;
  rightWord: number;
  labels: number;
  found: number;
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean => a.start < b.end && b.start < a.end;
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

const byTrade = (lines: readonly LabelledLine[]): Map<string, LabelledLine[]> =>
  lines.reduce((trades, line) => trades.set(line.trade, [...(trades.get(line.trade) ?? []), line]), new Map<string, LabelledLine[]>());

/** The lines of a trade are one document, as they would be in a CV. */
function documentsOf(lines: readonly LabelledLine[]): LabelledLine[] {
  return [...byTrade(lines).values()].map((own) =>
    own.reduce((document, { text, labels, ...rest }) => ({
      ...rest,
      text: `${document.text}\n${text}`,
      labels: [
        ...document.labels,
        ...labels.map((label) => ({ ...label, start: label.start + document.text.length + 1, end: label.end + document.text.length + 1 })),
      ],
    })),
  );
}

function measure(name: string, lines: readonly LabelledLine[], shows: boolean): Sums {
  const sums: Record<Slip['kind'], Sums> = {
    spelling: { lines: lines.length, claims: 0, false: 0, rightWord: 0, labels: 0, found: 0 },
    grammar: { lines: lines.length, claims: 0, false: 0, rightWord: 0, labels: 0, found: 0 },
  };
  for (const { text, labels } of documentsOf(lines)) {
    const { slips } = checkText(text, dictionary());
    for (const slip of slips) {
      const own = sums[slip.kind];
      own.claims++;
      const label = labels.find((one) => overlaps(one, slip));
      if (!label) own.false++;
      else if (label.right.toLowerCase().includes(slip.right.toLowerCase()) || slip.right.toLowerCase().includes(label.right.toLowerCase()))
        own.rightWord++;
      else if (shows) console.log(`  other: ${text.slice(slip.start, slip.end)} → ${slip.right} (${label.right})`);
      if (!label && shows) console.log(`  FALSE: ${text.slice(slip.start, slip.end)} → ${slip.right}`);
    }
    for (const label of labels) {
      const own = sums[label.kind === 'spelling' ? 'spelling' : 'grammar'];
      own.labels++;
      if (slips.some((slip) => overlaps(slip, label))) own.found++;
      else if (shows) console.log(`  missed ${label.kind}: ${text.slice(label.start, label.end)} (${label.right})`);
    }
  }
  for (const [kind, own] of Object.entries(sums)) {
    console.log(
      `${name}, ${kind}: ${own.lines} lines, ${own.claims} claims, ${own.false} false (precision ${percent(own.claims - own.false, own.claims)}), right word ${percent(own.rightWord, own.claims)}, found ${own.found} of ${own.labels} (recall ${percent(own.found, own.labels)})`,
    );
  }
  return sums.spelling;
}

for (const file of ['careful', 'learners']) {
  const lines = labelledLines(readFileSync(path.join(folder, `${file}.txt`), 'utf8'));
  measure(
    `${file}, seen`,
    lines.filter((_, index) => index % 2 === 0),
    showsWrong,
  );
  measure(
    `${file}, kept aside`,
    lines.filter((_, index) => index % 2 === 1),
    false,
  );
}

/** Claims on real documents, whose writers nobody asked: sums, and with --wrong the words. */
async function measureFiles(root: string): Promise<void> {
  let [documents, words, claims, unknown, ms] = [0, 0, 0, 0, 0];
  for (const name of readdirSync(root).sort()) {
    const format = /\.(pdf|docx)$/.exec(name)?.[1];
    if (format !== 'pdf' && format !== 'docx') continue;
    const extracted = await readDocument(readFileSync(path.join(root, name)), format).catch(() => null);
    if (!extracted) continue;
    const cv = parse(redact(extracted).document, '2026-11-23');
    const started = performance.now();
    const { slips, unknownWords } = checkEnglish(cv, dictionary);
    ms += performance.now() - started;
    documents++;
    words += cv.text.split(/\s+/).length;
    claims += slips.length;
    unknown += unknownWords;
    if (showsWrong) for (const { start, end, right } of slips) console.log(`  ${name}: ${cv.text.slice(start, end)} → ${right}`);
  }
  console.log(
    `${root}: ${documents} documents, ${words} words, ${claims} claims, ${unknown} unknown words, ${(ms / Math.max(1, documents)).toFixed(1)} ms each`,
  );
}

/** How rightly uneven grammar is told, on lines that took no part in the training. */
function measureUneven(): void {
  const model = fitEnglish(labelledEnglish('tune'));
  const kept = labelledEnglish('kept').map((one) => ({ ...one, chance: chanceOf(logitOf(one.marks, model)) }));
  const told = kept.filter(({ chance }) => chance >= unevenFrom);
  const right = told.filter(({ isUneven }) => isUneven).length;
  const all = kept.filter(({ isUneven }) => isUneven).length;
  console.log(
    `uneven, kept aside: ${kept.length} lines, told ${told.length}, right ${percent(right, told.length)}, found ${percent(right, all)}`,
  );
  if (showsWrong)
    for (const { chance, line } of told.filter(({ isUneven }) => !isUneven)) console.log(`  FALSE ${chance.toFixed(2)}: ${line}`);
}

measureUneven();
if (filesIn) await measureFiles(filesIn);
