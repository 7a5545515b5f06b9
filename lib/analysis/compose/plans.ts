import type { AnalysisResult, Improvement } from '@/lib/shared/result';
import { quickWinSentences } from '../wording/advice/quick-wins';

const MOST_WINS = 6;
const QUICK_MINUTES = 15;
const MOST_PER_LIST = 5;

const isUrgent = (auditId: string): boolean => ['hidden-text', 'instructions', 'placeholders'].includes(auditId);

/** Fixes of a quarter of an hour or less: those that gain points, else any. */
export const quickWins = (improvements: readonly Improvement[]): string[] => {
  const quick = improvements.filter(({ minutes }) => minutes <= QUICK_MINUTES);
  const gaining = quick.filter(({ gain, auditId }) => gain > 0 || isUrgent(auditId));
  const chosen = [gaining, quick].find(({ length }) => length > 0) ?? improvements;
  return chosen.slice(0, MOST_WINS).map(quickWinSentences.say);
};

export const recommendations = (improvements: readonly Improvement[]): AnalysisResult['recommendations'] =>
  improvements.map(({ title, description, priority, type }) => ({ title, description, priority, type }));

/** High: gains four points and more, or cannot wait; medium: the next best. */
export const actionPlan = (improvements: readonly Improvement[]): AnalysisResult['actionPlan'] => {
  const step = ({ title, description }: Improvement) => ({ title, description });
  const high = improvements.filter(({ priority }) => priority === 'High');
  const first = high.length > 0 ? high : improvements.slice(0, 2);
  const rest = improvements.filter((improvement) => !first.includes(improvement));
  return { highPriority: first.slice(0, MOST_PER_LIST).map(step), mediumPriority: rest.slice(0, MOST_PER_LIST).map(step) };
};
