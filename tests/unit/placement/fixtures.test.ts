import { readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from '@/lib/analysis/built-in';
import { parse } from '@/lib/cv/parse';
import { officialStatistics } from '@/lib/placement';
import { englishOf } from '@/lib/server/english/dictionary';
import pay from '@/lib/placement/data/pay.json';
import { minimumWage, scaleCells } from '@/lib/placement/pay-scales';
import { readWithPlainReader } from '@/lib/server/extract/plain/read-with-plain-reader';
import { analysisOptionsSchema, type AnalysisResult } from '@/lib/shared/result';
import { TODAY } from '@/tests/support/cv-builder';

const corpus = path.join(process.cwd(), 'tests/fixtures/corpus');

interface Fixture {
  id: string;
  file: string;
  truth: string;
}
const isManifest = (value: unknown): value is { cases: Fixture[] } => typeof value === 'object' && value !== null && 'cases' in value;
const manifest: unknown = JSON.parse(readFileSync(path.join(corpus, 'MANIFEST.json'), 'utf8'));
const cases = isManifest(manifest) ? manifest.cases : [];

const resultOf = async ({ file }: Fixture): Promise<AnalysisResult> => {
  const bytes = new Uint8Array(readFileSync(path.join(corpus, file)));
  const { document } = await readWithPlainReader(bytes, file.endsWith('.pdf') ? 'pdf' : 'docx');
  const cv = parse(document, TODAY);
  return analyse({
    cv,
    options: analysisOptionsSchema.parse({}),
    filename: { redacted: '[NAME]-CV.pdf', hasName: true, hasCvWord: true, hasSpaces: false, hasBrackets: false, versionWords: [] },
    today: TODAY,
    official: officialStatistics,
    english: englishOf(cv),
  });
};

const rounded = (pounds: number): number => Math.round(pounds / 500) * 500;
const cellsOf = (soc: string): number[] => {
  const group = new Map<string, { ft: object; all: object }>(Object.entries(pay.groups)).get(soc);
  return group
    ? [group.ft, group.all].flatMap((cells) => Object.values(cells).flatMap((cell) => (typeof cell === 'number' ? [cell] : [])))
    : [];
};
const poundsIn = (text: string): number[] =>
  [...text.matchAll(/£(\d[\d,]*(?:\.\d\d)?)/g)].map(([, amount = '']) => Number(amount.replaceAll(',', '')));

/** Amounts that no cell of the named groups, no scale and no minimum wage accounts for. */
function untraced({ salaryBenchmark, professionalAssessment, roleMatches, placement, notices }: AnalysisResult): number[] {
  const { currentLevel, nextLevel, industryComparison } = salaryBenchmark ?? {};
  const texts = [
    ...Object.values(currentLevel ?? {}),
    ...Object.values(nextLevel ?? {}),
    ...(industryComparison ?? []).flatMap((one) => Object.values(one)),
    ...Object.values(professionalAssessment?.marketValue ?? {}),
    ...notices,
  ].filter((value) => typeof value === 'string');
  const socs = [
    placement?.soc ?? '',
    ...roleMatches.map(({ soc }) => soc),
    ...texts.flatMap((text) => text.match(/(?<=SOC )\d{4}/g) ?? []),
  ];
  const known = new Set([...socs.flatMap(cellsOf).map(rounded), minimumWage.hourly, ...scaleCells]);
  const figures = [currentLevel?.figures, nextLevel?.figures, ...(industryComparison ?? []).map((one) => one.figures)];
  const amounts = [
    ...texts.map((text) => text.replaceAll('rounded to £500', '')).flatMap(poundsIn),
    ...figures.flatMap((one) => (one ? Object.values(one) : [])),
  ];
  return amounts.filter((amount) => !known.has(amount));
}

describe('the fixtures', () => {
  let results: { id: string; result: AnalysisResult }[] = [];
  beforeAll(async () => {
    for (const one of cases) results = [...results, { id: one.id, result: await resultOf(one) }];
  }, 120_000);

  test('work is placed in at least 95 of 100 that name a job', () => {
    const naming = results.filter(({ result }) => result.level !== 'student' || result.placement);
    const placed = naming.filter(({ result }) => result.placement);
    expect(naming.length).toBeGreaterThan(70);
    expect(placed.length / naming.length).toBeGreaterThanOrEqual(0.95);
  });

  test('every pound of pay is a published cell, a point of a named scale or the minimum wage', () => {
    for (const { id, result } of results) expect([id, untraced(result)]).toEqual([id, []]);
  });

  test('a placement below .65, or .5 of a beginner, names neither role nor pay', () => {
    for (const { id, result } of results) {
      const isNamed = result.roleMatches.length > 0 || result.salaryBenchmark?.source !== null;
      const from = result.level === 'student' ? 0.5 : 0.65;
      expect([id, isNamed]).toEqual([id, (result.placement?.probability ?? 0) >= from && isNamed]);
    }
  });
});
