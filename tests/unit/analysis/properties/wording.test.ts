import { analyse } from '@/lib/analysis/built-in';
import type { AnalysisResult } from '@/lib/shared/result';
import { corpusSample } from '@/tests/support/corpus-lines';
import { saidIn } from '@/lib/analysis/reading/career/occupation-match';
import { readCv } from '@/lib/analysis/reading/reading';
import { cvFrom, inputFrom, TODAY } from '@/tests/support/cv-builder';

const corpus = corpusSample();
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
  ...(result.salaryBenchmark?.industryComparison ?? []).map(({ transferability }) => transferability),
  ...Object.values(result.professionalAssessment?.careerInsights.notes ?? {}).flatMap(({ meaning, improve }) => [meaning, improve]),
];
const quotesIn = (text: string): string[] => [...text.matchAll(/‘([^‘]*?)’(?=[\s,;:.)]|$)/g)].map(([, quote = '']) => quote);
const repeated = (texts: readonly string[]): string[] => texts.filter((text, i) => texts.indexOf(text) !== i);

describe.each(corpus)('the words on $id', ({ lines }) => {
  const cv = cvFrom(lines.join('\n'));
  const result = analyse(inputFrom(cv));
  const tidy = cv.text.replace(/\s+/g, ' ');

  test('never call few what the sentence calls all', () => {
    for (const { title, note } of result.ledger)
      if (/^(?:All|Both|Your one)\b/.test(note)) expect(`${title}: ${note}`).not.toMatch(/^(?:Few|Too few|Many|Some|Most) /);
  });

  test('write numbers from 2 up in figures', () => {
    for (const text of proseOf(result).map((said) => said.replace(/‘[^‘]*’/g, '')))
      expect(text).not.toMatch(/\b(?:two|three|four|five|six|seven|eight|nine|ten) (?:of|points?|bullet|roles?|skills?|years?|words?)\b/i);
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
    const asked = /Start with ‘(.+)’\. Say how much/.exec(outcomes?.description ?? '')?.[1] ?? '';
    expect(asked).not.toMatch(/\d+ ?%|£\d/);
    const openings = result.improvements.find(({ auditId }) => auditId === 'openings');
    const verbless = /Change ‘(.+)’ first/.exec(openings?.description ?? '')?.[1] ?? '';
    expect(verbless).not.toMatch(/^(?:Managed|Led|Built|Rewrote|Cut|Reduced|Raised|Won|Ran|Taught)\b/);
  });

  test('name no kind of job where no role is sure enough to be named', () => {
    if (result.roleMatches.length > 0) return;
    for (const text of proseOf(result)) expect(text).not.toMatch(/point to ‘|closest to|posts ask for/);
  });

  test('ask for more tools and methods only where fewer than ten are listed', () => {
    const asked = result.improvements.some(({ title }) => title === 'List more tools, methods and knowledge');
    const { listed } = readCv(cv, TODAY);
    if (asked) expect(listed.filter(({ isSoft }) => !isSoft).length).toBeLessThan(10);
  });

  test('ask for a missing profile once', () => {
    if (cv.profile) return;
    const asked = result.improvements.filter(({ title, description }) => /profile/i.test(title) || /Write 3 to 6 lines/.test(description));
    expect(asked.map(({ title }) => title)).toEqual(['Write a short profile with one result']);
  });

  test('name no skill as missing that stands in the CV', () => {
    const said = saidIn(readCv(cv, TODAY));
    for (const { missing } of result.roleMatches) expect(missing.filter(said)).toEqual([]);
  });

  test('count as one speaks', () => {
    for (const text of proseOf(result)) {
      expect(text).not.toMatch(
        /\b(?:none|all|both|neither) of (?:the|your) one\b|\b(?:All|None of the) two\b|\bone of them personal strength\b/i,
      );
      expect(text).not.toMatch(
        /\bone (?:\w+ )?(?:lines|roles|skills|years|points|months)\b|(?<![\d,.£])(?:[2-9]|\d\d) (?:line|role|skill|year|point|month|bullet point)\b(?! experience)/i,
      );
    }
  });

  test('say what a check has left open, never as if it had passed', () => {
    for (const { outcome, note } of result.ledger) if (outcome === 'not-assessable') expect(note).not.toBe('');
  });

  test('credit nobody for having a single role in order', () => {
    expect(result.positives.join(' ')).not.toMatch(/no order to judge/);
  });
});
