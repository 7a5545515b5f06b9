import { analyse } from '@/lib/analysis/built-in';
import { analysisOptionsSchema, analysisResultSchema } from '@/lib/shared/result';
import { AppError } from '@/lib/shared/errors';
import { analyseLines } from '@/tests/support/analyse-lines';
import { corpusSample } from '@/tests/support/corpus-lines';
import { cvFrom, inputFrom } from '@/tests/support/cv-builder';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

const corpus = corpusSample();

describe('the same CV', () => {
  test('gives one result in a hundred runs', () => {
    const input = inputFrom(cvFrom(strongCv));
    const results = new Set(Array.from({ length: 100 }, () => JSON.stringify(analyse(input))));
    expect(results.size).toBe(1);
  });

  test('keeps its score whatever options are chosen, and an option that is off leaves its part out', () => {
    const none = analysisOptionsSchema.parse({
      detailedFeedback: false,
      professionalWorth: false,
      salaryBenchmarking: false,
      aiDetection: false,
    });
    const bare = analyseLines(strongCv, { options: none });
    expect(bare.score).toBe(analyseLines(strongCv).score);
    expect(bare).not.toHaveProperty('professionalAssessment');
    expect(bare).not.toHaveProperty('salaryBenchmark');
    expect(bare).not.toHaveProperty('aiDetectionAnalysis');
    expect(bare).not.toHaveProperty('aiDetectionRisk');
    expect(bare.sectionAnalysis.length).toBeGreaterThan(0);
  });
});

describe.each(corpus)('the report on $id', ({ lines }) => {
  const cv = cvFrom(lines.join('\n'));
  const result = analyse(inputFrom(cv));

  test('has the shape every reader expects', () => {
    expect(() => analysisResultSchema.parse(result)).not.toThrow();
    expect(result.sectionAnalysis.map(({ section }) => section)).toEqual(
      expect.arrayContaining(['Professional Summary', 'Work Experience', 'Skills Section', 'Education', 'Structure']),
    );
  });

  test('has lines that sum exactly to its score', () => {
    expect(Math.round(result.ledger.reduce((sum, { points }) => sum + points, 0) * 10)).toBe(result.score * 10);
    for (const { gain, points, maxPoints, outcome } of result.ledger) {
      expect(result.score + gain).toBeLessThanOrEqual(100);
      if (outcome === 'scored') expect(points).toBeLessThanOrEqual(maxPoints);
    }
  });

  test('loses no point without a word', () => {
    const silent = result.ledger.filter(({ points, maxPoints, note }) => maxPoints - points >= 0.05 && note === '');
    expect(silent.map(({ auditId }) => auditId)).toEqual([]);
  });

  test('quotes the CV to the letter', () => {
    const quotes = [
      ...result.ledger.flatMap(({ evidence }) => evidence),
      ...result.improvements.flatMap(({ evidence }) => evidence),
      ...result.skillsAnalysis.flatMap(({ evidence }) => evidence),
      ...result.sectionAnalysis.flatMap(({ evidence }) => evidence),
      ...(result.aiDetectionAnalysis?.evidence ?? []),
      ...Object.values(result.professionalAssessment?.careerInsights.notes ?? {}).flatMap(({ evidence }) => evidence),
    ];
    expect(quotes.length).toBeGreaterThan(3);
    for (const { quote, start, end } of quotes) expect(cv.text.slice(start, end)).toBe(quote);
  });

  test('speaks in whole sentences: no empty, doubled or unfilled piece', () => {
    const texts = [
      result.summary,
      ...result.positives,
      ...result.improvements.flatMap(({ title, description }) => [title, description]),
      ...result.sectionAnalysis.flatMap(({ description, recommendations }) => [
        ...(description === '' ? [] : [description]),
        ...recommendations,
      ]),
      ...result.notices,
    ];
    for (const text of texts) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/undefined|NaN|null|\[object|\.\.(?!\.)| {2}|‘’/);
    }
  });
});

describe('what is no CV to judge', () => {
  test.each(['Jo Bloggs\njo@example.com', 'Jo Bloggs\n07700 900123', 'Jo Bloggs\n\n# Skills\nExcel'])(
    'a CV of a few words has too little content: %j',
    (text) => {
      expect(() => analyseLines(text)).toThrow(new AppError('analysis/INSUFFICIENT_CONTENT'));
    },
  );

  test('a few words with nothing of a CV are none', () => {
    expect(() => analyseLines('Hello world')).toThrow(new AppError('analysis/NOT_A_CV'));
  });

  test('a CV that another part has recognised as none is refused', () => {
    const cv = { ...cvFrom(strongCv), notACv: ['It reads like a recipe.'] };
    expect(() => analyse(inputFrom(cv))).toThrow(new AppError('analysis/NOT_A_CV'));
  });

  test('a thin CV yields no role and no pay', () => {
    const thin = analyseLines(
      weakCv.replace(/Shop Assistant/, 'Helper').replace(/^- .*till$/m, '- Did what was asked for by those around at the time'),
    );
    expect(thin.salaryBenchmark).toMatchObject({
      confidence: 'none',
      source: null,
      currentLevel: { range: 'Not enough evidence to place your role', figures: null },
    });
    expect(thin.salaryBenchmark?.industryComparison).toEqual([]);
    expect(thin.suitableRoles).toEqual(['Not enough evidence to place your role']);
    expect(thin.roleMatches).toEqual([]);
  });
});
