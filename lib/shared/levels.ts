/** Where a percentage changes its label (specification section 9): the engine's words and the report's colours use these bands. */
export type RiskLevel = 'Low' | 'Medium' | 'High';

/** Up to 30 Low, up to 60 Medium, above that High. */
export const riskLevel = (percentRisk: number): RiskLevel => {
  if (percentRisk <= 30) return 'Low';
  return percentRisk <= 60 ? 'Medium' : 'High';
};

export type InsightTier = 'developing' | 'established' | 'strong';

/** <60, 60-79, 80+: which note stands beside a career insight. */
export const insightTier = (percentage: number): InsightTier => {
  if (percentage >= 80) return 'strong';
  return percentage >= 60 ? 'established' : 'developing';
};

/** The lowest percentages that are called mid-level and senior. */
export const experienceFrom = { mid: 50, senior: 70 } as const;

export const experienceLevel = (percentage: number): 'senior' | 'mid' | 'entry' => {
  if (percentage >= experienceFrom.senior) return 'senior';
  return percentage >= experienceFrom.mid ? 'mid' : 'entry';
};

/** The lowest percentage of an insight that is called strong. */
export const strongFrom = 70;

export const expertiseLevel = (percentage: number): 'strong' | 'foundational' | 'developing' => {
  if (percentage >= strongFrom) return 'strong';
  return percentage >= 50 ? 'foundational' : 'developing';
};
