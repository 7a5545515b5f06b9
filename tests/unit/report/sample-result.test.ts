import { readResult } from '@/lib/report/read-result';
import { receipt, receiptTotal } from '@/lib/report/receipt';
import { analysisResultSchema } from '@/lib/shared/result';
import { sampleResult } from './sample-result';

describe('a whole result', () => {
  it('is accepted by the schema, so that it can replace a real result', () => {
    expect(analysisResultSchema.safeParse(sampleResult).error).toBeUndefined();
  });

  it('loses nothing on its way through the reader', () => {
    const {
      professionalAssessment,
      aiDetectionAnalysis,
      aiDetectionRisk: _risk,
      confidence: _sure,
      skillsAnalysis,
      ...rest
    } = sampleResult;
    expect(readResult(sampleResult)).toMatchObject(rest);
    expect(readResult(sampleResult).skillsAnalysis).toEqual(skillsAnalysis.map(({ skill, evidence }) => ({ skill, evidence })));
    expect(readResult(sampleResult).aiDetectionAnalysis).toEqual({ ...aiDetectionAnalysis, level: 'Medium' });
    expect(readResult(sampleResult).professionalAssessment?.insights.map(({ description }) => description)).toEqual([
      professionalAssessment?.careerInsights.experienceLevel,
      professionalAssessment?.careerInsights.technicalExpertise,
      professionalAssessment?.careerInsights.leadershipIndicators,
      professionalAssessment?.careerInsights.industryRelevance,
    ]);
  });

  it('adds up on the receipt, category by category', () => {
    const groups = receipt(sampleResult.ledger);
    expect(groups.map(({ category }) => category[0]).join('')).toBe('ABCDEF');
    expect(groups.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(receiptTotal(sampleResult.ledger), 6);
    expect(Math.round(receiptTotal(sampleResult.ledger))).toBe(sampleResult.score);
    expect(groups.reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBe(100);
  });

  it('puts caps and deductions last in their category', () => {
    const [first] = sampleResult.ledger;
    if (!first) throw new Error('the sample has no ledger');
    const deduction = { ...first, auditId: 'no-contact', outcome: 'deduction' as const, points: -10, maxPoints: 0 };
    const [group] = receipt([deduction, first]);
    expect(group?.lines.map(({ auditId }) => auditId)).toEqual(['text-layer', 'no-contact']);
    expect(group?.points).toBe(-5);
  });
});
