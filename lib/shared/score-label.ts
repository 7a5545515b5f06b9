export type ScoreLabel = 'Excellent' | 'Very Good' | 'Good' | 'Average' | 'Needs Work';

/** The label of a score, for report, engine and screens alike (specification section 9). */
export const scoreLabel = (score: number): ScoreLabel => {
  if (score >= 80) return 'Excellent';
  if (score >= 70) return 'Very Good';
  if (score >= 60) return 'Good';
  return score >= 50 ? 'Average' : 'Needs Work';
};
