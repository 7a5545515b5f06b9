import type { AnalysisResult, Confidence, InsightName, LedgerCategory, LedgerLine, Level, Priority } from '@/lib/shared/result';

/**
 * The names the result schema allows, as plain lists: the schema module itself brings zod along, and this folder
 * is on every page's path. `satisfies` keeps each list within the schema; a test compares them whole.
 */
export const insightNames = [
  'experienceLevel',
  'technicalExpertise',
  'leadershipIndicators',
  'industryRelevance',
] as const satisfies readonly InsightName[];
export const confidences = ['none', 'low', 'medium', 'high'] as const satisfies readonly Confidence[];
export const priorities = ['High', 'Medium', 'Low'] as const satisfies readonly Priority[];
export const levels = ['student', 'mid', 'senior', 'executive', 'academic', 'creative'] as const satisfies readonly Level[];
export const engines = ['built-in', 'claude'] as const satisfies readonly AnalysisResult['engine'][];
export const categories = [
  'A Machine-readable',
  'B Structure and length',
  'C Evidence and impact',
  'D Profile and direction',
  'E Skills and qualifications',
  'F Language and UK practice',
] as const satisfies readonly LedgerCategory[];
export const outcomes = ['scored', 'not-assessable', 'errored', 'cap', 'deduction'] as const satisfies readonly LedgerLine['outcome'][];
export const severities = ['good', 'low', 'medium', 'high', 'critical'] as const satisfies readonly LedgerLine['severity'][];

/** How the report names the four career insights. */
export const insightTitles: Record<InsightName, string> = {
  experienceLevel: 'Experience Level',
  technicalExpertise: 'Technical Expertise',
  leadershipIndicators: 'Leadership Indicators',
  industryRelevance: 'Industry Relevance',
};
