import type { AnalysisResult } from '@/lib/shared/result';

/** Everything a model may not touch: every number, the order of the roles, what things are called and where they stand. */
export const measured = (
  { score, scoreLabel, level, quickStats, quickWins, ledger, roleMatches, skillsAnalysis, salaryBenchmark, ...rest }: AnalysisResult,
  builtIn: AnalysisResult,
) => ({
  score,
  scoreLabel,
  level,
  quickStats,
  quickWins,
  ledger,
  roleMatches,
  roles: rest.suitableRoles.slice(0, builtIn.suitableRoles.length),
  skillsAnalysis,
  salaryBenchmark,
  marketValue: rest.professionalAssessment?.marketValue,
  percentages: Object.entries(rest.professionalAssessment?.careerInsights ?? {}).filter(([name]) => name !== 'notes'),
  authenticity: rest.aiDetectionAnalysis,
  risk: rest.aiDetectionRisk,
  ratings: rest.sectionAnalysis.map(({ section, rating, share, evidence }) => ({ section, rating, share, evidence })),
  gains: builtIn.improvements.map(({ auditId }) => rest.improvements.find((improvement) => improvement.auditId === auditId)?.gain),
  readability: rest.readability,
  rubricVersion: rest.rubricVersion,
  filename: rest.filename,
});

export const quotesIn = (value: unknown): { quote: string; start: number; end: number }[] => {
  if (typeof value !== 'object' || value === null) return [];
  const nested = Object.values(value).flatMap(quotesIn);
  if (!('quote' in value && 'start' in value && 'end' in value)) return nested;
  const { quote, start, end } = value;
  return typeof quote === 'string' && typeof start === 'number' && typeof end === 'number' ? [{ quote, start, end }, ...nested] : nested;
};

/** Every text of a report, one after another. */
export const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
};
