import { analyse } from '@/lib/analysis/built-in';
import type { AnalysisResult, LedgerLine } from '@/lib/shared/result';
import { corpusLines } from '@/tests/support/corpus-lines';
import { cvFrom, inputFrom } from '@/tests/support/cv-builder';

const corpus = corpusLines();
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) (?=\p{Lu}|‘)/u);
const proseOf = (result: AnalysisResult): string[] => [
  result.summary,
  ...result.positives,
  ...result.notices,
  ...result.ledger.map(({ note }) => note),
  ...result.improvements.flatMap(({ title, description }) => [title, description]),
  ...result.sectionAnalysis.flatMap(({ description, recommendations }) => [description, ...recommendations]),
  ...(result.aiDetectionAnalysis?.indicators ?? []),
  ...(result.salaryBenchmark ? [result.salaryBenchmark.currentLevel.context, result.salaryBenchmark.nextLevel.requirements] : []),
  ...Object.values(result.professionalAssessment?.careerInsights.notes ?? {}).flatMap(({ meaning, improve }) => [meaning, improve]),
];
const quotesIn = (text: string): string[] => [...text.matchAll(/‘([^‘]*?)’(?=[\s,;:.)]|$)/g)].map(([, quote = '']) => quote);
const repeated = (texts: readonly string[]): string[] => texts.filter((text, i) => texts.indexOf(text) !== i);
const isGood = ({ severity }: LedgerLine): boolean => severity === 'good';

describe.each(corpus)('the words on $id', ({ lines }) => {
  const cv = cvFrom(lines.join('\n'));
  const result = analyse(inputFrom(cv));
  const tidy = cv.text.replace(/\s+/g, ' ');

  test('never call few what the sentence calls all', () => {
    for (const { title, note } of result.ledger)
      if (/^(?:All|Both|Your one)\b/.test(note)) expect(`${title}: ${note}`).not.toMatch(/^(?:Few|Too few|Many|Some|Most) /);
  });

  test('never head a lack with praise', () => {
    const praise = /(?:is|are) (?:complete|right|plain|consistent)$|^(?:The newest role|Every|Nothing|A short profile|Your roles can)/;
    for (const line of result.ledger)
      if (!isGood(line) && line.outcome === 'scored' && line.auditId !== 'consistency') expect(line.title).not.toMatch(praise);
  });

  test('never ask of every line what every line has', () => {
    const all = (id: string): boolean => /^(?:All|Both|Your one)\b/.test(result.ledger.find(({ auditId }) => auditId === id)?.note ?? '');
    for (const { auditId, title } of result.improvements) {
      if (auditId === 'openings' && all('openings')) expect(title).not.toMatch(/verb/);
      if (auditId === 'specifics' && all('specifics')) expect(title).not.toMatch(/^Name the tool/);
    }
  });

  test('never begin a sentence with a figure', () => {
    for (const text of proseOf(result))
      for (const sentence of sentencesOf(text)) if (!tidy.includes(sentence.slice(0, 20))) expect(sentence).not.toMatch(/^\d/);
  });

  test('quote whole words, and no quotation ends in the middle of a figure', () => {
    for (const quote of proseOf(result)
      .flatMap(quotesIn)
      .filter((own) => own.endsWith('…'))) {
      const kept = quote.slice(0, -1);
      expect(quote).not.toMatch(/(?:\d|\b(?:to|of|by|from|and|the|a|with|for))…$/);
      if (tidy.includes(kept)) expect(tidy.charAt(tidy.indexOf(kept) + kept.length)).toMatch(/[\s.,;:–-]/);
    }
  });

  test('say nothing twice in one part of the report', () => {
    for (const part of [
      result.positives,
      result.notices,
      result.improvements.map(({ title }) => title),
      result.ledger.map(({ title }) => title),
      ...result.sectionAnalysis.map(({ description, recommendations }) => [description, ...recommendations].flatMap(sentencesOf)),
    ])
      expect(repeated(part)).toEqual([]);
    const leads = result.positives.filter((text) => text.includes(': ')).map((text) => text.split(': ')[0] ?? '');
    expect(repeated(leads)).toEqual([]);
    const room = result.ledger.flatMap(({ note }) => sentencesOf(note)).filter((sentence) => /points/.test(sentence));
    expect(repeated(room.map((sentence) => sentence.replace(/\d+|\b(?:five|six|seven|eight|nine|ten|eleven|twelve)\b/g, '')))).toEqual([]);
  });

  test('send nobody to a line that has what it is asked for', () => {
    const outcomes = result.improvements.find(({ auditId }) => auditId === 'outcomes');
    const asked = /Start with ‘(.+)’: say how much/.exec(outcomes?.description ?? '')?.[1] ?? '';
    expect(asked).not.toMatch(/\d+ ?%|£\d/);
    const openings = result.improvements.find(({ auditId }) => auditId === 'openings');
    const verbless = /Change ‘(.+)’ first/.exec(openings?.description ?? '')?.[1] ?? '';
    expect(verbless).not.toMatch(/^(?:Managed|Led|Built|Rewrote|Cut|Reduced|Raised|Won|Ran|Taught)\b/);
  });

  test('name no kind of job where no role is sure enough to be named', () => {
    if (result.roleMatches.length > 0) return;
    for (const text of proseOf(result)) expect(text).not.toMatch(/point to ‘|closest to|posts ask for/);
  });

  test('credit nobody for having a single role in order', () => {
    expect(result.positives.join(' ')).not.toMatch(/needs no judging/);
  });

  test('speak of strong lines only where there is impact to speak of', () => {
    if (result.quickStats.impactScore < 30) expect(result.summary).not.toMatch(/strongest lines/);
  });
});
