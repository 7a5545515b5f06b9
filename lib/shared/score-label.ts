export type ScoreLabel = 'Excellent' | 'Very Good' | 'Good' | 'Average' | 'Needs Work';

/** The label of a score, as the report, the engine and the screen all name it (specification section 9). */
export const scoreLabel = (score: number): ScoreLabel => {
  if (score >= 80) return 'Excellent';
  if (score >= 70) return 'Very Good';
  if (score >= 60) return 'Good';
  return score >= 50 ? 'Average' : 'Needs Work';
};
