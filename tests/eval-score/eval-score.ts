import { readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from '@/lib/analysis/built-in';
import { parse } from '@/lib/cv/parse';
import { officialStatistics } from '@/lib/placement';
import { englishOf } from '@/lib/server/english/dictionary';
import { readWithPlainReader } from '@/lib/server/extract/plain/read-with-plain-reader';
import { analysisOptionsSchema, type AnalysisResult } from '@/lib/shared/result';

/**
 * How the engine judges the corpus: the score of every file against its band, the order of pairs of bands, the first role
 * against the person's own, the spread of one person over several layouts, and the time of one analysis.
 * `npm run eval:score [-- --lines]`
 */
const TODAY = '2026-11-21';
const corpus = path.join(process.cwd(), 'tests/fixtures/corpus');
const bands = { weak: [0, 44], ordinary: [55, 68], strong: [79, 100] } as const;
type Band = keyof typeof bands;

interface Case {
  id: string;
  file: string;
  group: string;
  truth: string;
  band: Band;
  tags: string[];
}
interface Judged extends Case {
  result: AnalysisResult;
  ms: number;
  roleIsRight: boolean;
}

const json = <T>(file: string, isRight: (value: unknown) => value is T): T => {
  const value: unknown = JSON.parse(readFileSync(path.join(corpus, file), 'utf8'));
  if (!isRight(value)) throw new Error(`${file} has another shape than expected`);
  return value;
};
const isManifest = (value: unknown): value is { cases: Case[] } => typeof value === 'object' && value !== null && 'cases' in value;
const isTruth = (value: unknown): value is { occupation?: string[] } => typeof value === 'object' && value !== null;

const judge = async (one: Case): Promise<Judged> => {
  const bytes = new Uint8Array(readFileSync(path.join(corpus, one.file)));
  const cv = parse((await readWithPlainReader(bytes, one.file.endsWith('.pdf') ? 'pdf' : 'docx')).document, TODAY);
  const input = {
    cv,
    options: analysisOptionsSchema.parse({}),
    filename: { redacted: '[NAME]-CV.pdf', hasName: true, hasCvWord: true, hasSpaces: false, hasBrackets: false, versionWords: [] },
    today: TODAY,
    official: officialStatistics,
    english: englishOf(cv),
  };
  const started = performance.now();
  const result = analyse(input);
  const ms = performance.now() - started;
  const wanted = (json(one.truth, isTruth).occupation ?? []).map((title) => title.toLowerCase());
  return { ...one, result, ms, roleIsRight: result.suitableRoles.slice(0, 3).some((title) => wanted.includes(title.toLowerCase())) };
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const { cases } = json('MANIFEST.json', isManifest);
const judged: Judged[] = [];
for (const one of cases.filter(({ band, tags }) => band in bands && !tags.includes('image-only'))) {
  try {
    judged.push(await judge(one));
  } catch (error) {
    console.log(`not judged: ${one.id} (${error instanceof Error ? error.message : 'unknown'})`);
  }
}

for (const [band, [low, high]] of Object.entries(bands)) {
  const scores = judged.filter((one) => one.band === band).map(({ result }) => result.score);
  const inside = scores.filter((score) => score >= low && score <= high).length;
  console.log(
    `${band.padEnd(9)} ${low}-${high}: ${scores.length} files, ${Math.min(...scores)}-${Math.max(...scores)}, median ${median(scores)}, inside ${percent(inside, scores.length)}`,
  );
}
const order: Band[] = ['weak', 'ordinary', 'strong'];
let [pairs, right] = [0, 0];
for (const a of judged) {
  for (const b of judged) {
    if (order.indexOf(b.band) - order.indexOf(a.band) !== 1) continue;
    pairs++;
    if (b.result.score > a.result.score) right++;
  }
}
console.log(`pairs of neighbouring bands in the right order: ${percent(right, pairs)} of ${pairs}`);
console.log(
  `the person's role among the first three: ${percent(judged.filter(({ roleIsRight }) => roleIsRight).length, judged.length)}; silent: ${judged.filter(({ result }) => result.roleMatches.length === 0).length}`,
);

const groups = [...new Set(judged.map(({ group }) => group))].map((group) => judged.filter((one) => one.group === group));
/** Widest difference within each person's files; people with one file tell nothing. */
const spreadsOf = (value: (one: Judged) => number, people: readonly Judged[][] = groups): number[] =>
  people.flatMap((files) => {
    const values = files.map(value);
    return values.length > 1 ? [Math.max(...values) - Math.min(...values)] : [];
  });
const spreadLine = (name: string, spreads: readonly number[]): void =>
  console.log(
    `${name}: median spread ${median(spreads).toFixed(1)}, widest ${Math.max(0, ...spreads).toFixed(1)}, of ${spreads.length} people`,
  );
/** Points in the categories that no layout should move: C without the first look at the page, D, E and F. */
const contentOf = (letters: string) => (one: Judged) =>
  one.result.ledger
    .filter(({ category, criterion }) => letters.includes(category.charAt(0)) && criterion !== 'C5')
    .reduce((sum, { points }) => sum + points, 0);
spreadLine(
  'one person in several layouts, whole score',
  spreadsOf(({ result }) => result.score),
);
spreadLine('  C without C5, D, E and F together', spreadsOf(contentOf('CDEF')));
for (const letter of 'CDEF') spreadLine(`  ${letter}${letter === 'C' ? ' without C5' : ''} alone`, spreadsOf(contentOf(letter)));
const bothKinds = groups.filter((files) => ['.docx', '.pdf'].every((ending) => files.some(({ file }) => file.endsWith(ending))));
spreadLine(
  'one person as DOCX and as PDF, each in a design of its own',
  spreadsOf(({ result }) => result.score, bothKinds),
);
const medium = judged.filter(({ result }) => (result.aiDetectionAnalysis?.score ?? 0) > 30).length;
const high = judged.filter(({ result }) => (result.aiDetectionAnalysis?.score ?? 0) > 60).length;
console.log(
  `authenticity on invented, hand-written CVs: ${percent(medium, judged.length)} Medium or more, ${percent(high, judged.length)} High`,
);
console.log(`time of one analysis: median ${median(judged.slice(5).map(({ ms }) => ms)).toFixed(1)} ms`);
if (process.argv.includes('--lines')) {
  for (const { id, band, result } of [...judged].sort((a, b) => a.result.score - b.result.score)) {
    console.log(
      `${String(result.score).padStart(3)} ${band.padEnd(9)} ${result.ledger.map(({ criterion, points }) => `${criterion} ${points}`).join(' ')} ${id}`,
    );
  }
}
process.exit(0);
