import type { InsightName } from '@/lib/shared/result-names';

/** How the report names the four career insights. */
export const insightTitles: Record<InsightName, string> = {
  experienceLevel: 'Experience Level',
  technicalExpertise: 'Technical Expertise',
  leadershipIndicators: 'Leadership Indicators',
  industryRelevance: 'Industry Relevance',
};
