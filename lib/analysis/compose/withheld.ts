import type { AnalysisResult, InsightName, ProfessionalAssessment, SalaryBenchmark, SectionFeedback } from '@/lib/shared/result';
import type { ReadingPart } from '@/lib/shared/result-names';
import { ratingOf } from '../rubric';
import { quickWins } from './plans';
import { notShown, unsureSummarySentences, withheldSentences } from '../wording/report/unsure';

/** Roles, pay and insights depend on the jobs; a list of skills only adds to them. */
const careerParts: readonly ReadingPart[] = ['work'];

const sectionOf: Readonly<Record<ReadingPart, string>> = { work: 'Work Experience', education: 'Education', skills: 'Skills Section' };

/**
 * Removes from the result what depends on a part that may not have been read: roles, pay, insights, and feedback on the part. It
 * returns once the owner has corrected or confirmed the reading.
 */
export function withholdUnsure(result: AnalysisResult, parts: readonly ReadingPart[]): AnalysisResult {
  if (parts.length === 0) return result;
  const summary = unsureSummarySentences.say({ parts, score: result.score });
  const career = careerParts.filter((part) => parts.includes(part));
  const withheld = {
    ...result,
    summary,
    ...withoutGains(result, parts),
    sectionAnalysis: result.sectionAnalysis.map((section) => withoutVerdict(section, parts, result.score)),
    ...(result.professionalAssessment ? { professionalAssessment: { ...result.professionalAssessment, summary } } : {}),
  };
  if (career.length > 0) return withoutCareer(withheld, career);
  return parts.includes('skills') ? { ...withheld, skillsAnalysis: [] } : withheld;
}

/**
 * What advice would add to a score that leaves out whole parts is not known. Where the work is not judged, neither is what matters
 * most: only what stops any application is called the first or a critical fix.
 */
function withoutGains(
  { improvements, oneThing }: AnalysisResult,
  parts: readonly ReadingPart[],
): Pick<AnalysisResult, 'improvements' | 'oneThing' | 'quickWins'> {
  const told = improvements.map((one) => ({ ...one, gain: 0 }));
  const first = parts.includes('work') ? told.filter(({ kind }) => kind === 'stops-application') : told;
  return { improvements: told, oneThing: oneThing && first.length > 0 ? { ...oneThing, gain: 0 } : null, quickWins: quickWins(first) };
}

/** A section that cannot be judged counts as the average of the others. */
function withoutVerdict(section: SectionFeedback, parts: readonly ReadingPart[], score: number): SectionFeedback {
  const part = parts.find((one) => sectionOf[one] === section.section);
  if (!part) return section;
  const share = score / 100;
  const description = withheldSentences.say({ parts: [part], what: 'section' });
  return { ...section, share, rating: ratingOf(share), isUnrated: true, description, recommendations: [], evidence: [] };
}

function withoutCareer(result: AnalysisResult, parts: readonly ReadingPart[]): AnalysisResult {
  const { professionalAssessment, salaryBenchmark, aiDetectionAnalysis, quickStats } = result;
  const pay = noPay(parts);
  return {
    ...result,
    quickStats: { ...quickStats, impactScore: Math.min(quickStats.impactScore, result.score) },
    suitableRoles: [notShown],
    roleMatches: [],
    skillsAnalysis: [],
    ...(professionalAssessment ? { professionalAssessment: noInsights(professionalAssessment, pay, parts) } : {}),
    ...(salaryBenchmark ? { salaryBenchmark: pay } : {}),
    ...(aiDetectionAnalysis && parts.includes('work') ? { aiDetectionAnalysis: noStyle, aiDetectionRisk: undefined } : {}),
  };
}

function noPay(parts: readonly ReadingPart[]): SalaryBenchmark {
  const level = { range: notShown, average: notShown, figures: null };
  const why = withheldSentences.say({ parts, what: 'pay' });
  return {
    currentLevel: { ...level, context: why },
    nextLevel: { ...level, requirements: why },
    industryComparison: [],
    source: null,
    confidence: 'none',
  };
}

function noInsights(assessment: ProfessionalAssessment, pay: SalaryBenchmark, parts: readonly ReadingPart[]): ProfessionalAssessment {
  const why = withheldSentences.say({ parts, what: 'insight' });
  const none = { meaning: '', improve: '', evidence: [] };
  const notes: Record<InsightName, typeof none> = {
    experienceLevel: none,
    technicalExpertise: none,
    leadershipIndicators: none,
    industryRelevance: none,
  };
  return {
    ...assessment,
    careerInsights: {
      experienceLevel: why,
      experienceLevelPercentage: 0,
      technicalExpertise: why,
      technicalExpertisePercentage: 0,
      leadershipIndicators: why,
      leadershipIndicatorsPercentage: 0,
      industryRelevance: why,
      industryRelevancePercentage: 0,
      notes,
    },
    marketValue: { salaryRange: notShown, explanation: pay.currentLevel.context, source: null, confidence: 'none' },
    matchingJobTitles: [notShown],
  };
}

const noStyle = {
  score: null,
  assessment: withheldSentences.say({ parts: ['work'], what: 'style' }),
  indicators: [],
  recommendations: [],
  evidence: [],
};
