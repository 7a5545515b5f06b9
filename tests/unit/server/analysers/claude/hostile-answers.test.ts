import { analyse } from '@/lib/analysis/built-in';
import type { AnalysisInput } from '@/lib/analysis/analyser';
import { analysisResultSchema, type AnalysisResult } from '@/lib/shared/result';
import { rewordAnalysis } from '@/lib/server/analysers/claude/claude-analyser';
import { groundOf } from '@/lib/server/analysers/claude/enrich';
import { findingsForWriter, sentencesOfFindings } from '@/lib/server/analysers/claude/prompt';
import { readDocument } from '@/lib/server/extract/read-document';
import { docxCv } from '../../../../support/cv-files';
import { carefulProse } from '../../../../support/fake-claude/careful-prose';
import { contextAt, keptUsage } from '../../../../support/fake-claude/context';
import { goodAnswer } from '../../../../support/fake-claude/good-answer';
import { hostileAnswers } from '../../../../support/fake-claude/hostile-answers';
import { measured, quotesIn, texts } from '../../../../support/fake-claude/measured';
import { inputOf } from '../../../../support/fake-claude/read-cv';
import { answer, startFakeClaude, type FakeClaude } from '../../../../support/fake-claude/server';

let fake: FakeClaude;
let input: AnalysisInput;
let builtIn: AnalysisResult;
beforeAll(async () => {
  fake = await startFakeClaude();
  input = inputOf(await readDocument(await docxCv(), 'docx'));
  builtIn = analyse(input);
});
afterAll(() => fake.close());

const written = () =>
  rewordAnalysis(
    { context: contextAt(fake.url), recorder: keptUsage(), onFailure: 'fall-back', noteFailure: () => undefined },
    { cv: input.cv, builtIn },
  );

describe('whatever Claude answers', () => {
  it('is tried with at least sixty answers', () => {
    expect(hostileAnswers.length).toBeGreaterThanOrEqual(60);
    expect(new Set(hostileAnswers.map(({ name }) => name)).size).toBe(hostileAnswers.length);
  });

  describe.each(hostileAnswers)('$name', ({ steps, lies }) => {
    let result: AnalysisResult;
    beforeAll(async () => {
      fake.play(...steps);
      result = await written();
    });

    it('leaves every measure as the built-in engine made it', () => {
      expect(measured(result, builtIn)).toEqual(measured(builtIn, builtIn));
      expect(() => analysisResultSchema.parse(result)).not.toThrow();
    });

    it('quotes only words of the CV', () => {
      for (const { quote, start, end } of quotesIn(result)) expect(input.cv.text.slice(start, end)).toBe(quote);
    });

    it('repeats none of its inventions', () => {
      const said = texts(result).join('\n');
      const before = `${texts(builtIn).join('\n')}\n${input.cv.text}`;
      for (const lie of lies) {
        expect(before).not.toContain(lie);
        expect(said).not.toContain(lie);
      }
    });

    it('brings no figure that neither the CV nor the engine says', () => {
      const known = `${texts(builtIn).join(' ')} ${input.cv.text}`;
      const figures = (text: string) => text.match(/\d[\d.,]*\d|\d/g) ?? [];
      const knownFigures = new Set(figures(known));
      expect(figures(texts(result).join(' ')).filter((figure) => !knownFigures.has(figure))).toEqual([]);
    });

    it('brings no markup', () => {
      expect(texts(result).filter((text) => /<[a-z/!]|\bon\w+=/i.test(text))).toEqual([]);
    });
  });
});

describe('a careful answer', () => {
  it('replaces the prose and nothing else', async () => {
    fake.play(answer(goodAnswer));
    const result = await written();
    expect(result.engine).toBe('claude');
    expect(result.summary).toBe(goodAnswer.summary);
    expect(result.positives[0]).toBe(goodAnswer.positives[0]?.text);
    expect(result.sectionAnalysis.find(({ section }) => section === 'Work Experience')).toMatchObject({
      description: goodAnswer.sections[0]?.description,
      recommendations: goodAnswer.sections[0]?.recommendations,
    });
    expect(result.professionalAssessment?.careerInsights.notes.leadershipIndicators).toMatchObject({
      meaning: goodAnswer.insights[0]?.meaning,
      improve: goodAnswer.insights[0]?.improve,
    });
    expect(result.professionalAssessment?.summary).toBe(goodAnswer.assessment);
    expect(result.improvements.find(({ auditId }) => auditId === 'tailor')?.description).toBe(goodAnswer.improvements[0]?.description);
    expect(result.improvements.at(-1)).toMatchObject({
      title: goodAnswer.findings[0]?.title,
      gain: 0,
      evidence: [{ quote: goodAnswer.findings[0]?.quote }],
    });
    expect(measured(result, builtIn)).toEqual(measured(builtIn, builtIn));
  });

  it('mostly stays: being strict must not silence a good writer', () => {
    const findings = findingsForWriter(builtIn);
    const { gate } = groundOf(input.cv, input.cv.text, sentencesOfFindings(findings), []);
    const refused = carefulProse.filter((sentence) => !gate.passes(sentence));
    expect(refused.length / carefulProse.length).toBeLessThan(0.15);
  });
});
