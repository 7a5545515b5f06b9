import type { AnalysisResult, Improvement } from '@/lib/shared/result';
import { quickWinSentences } from '../wording/advice/quick-wins';

const MOST_WINS = 6;
const MOST_PER_LIST = 5;

const isHigh = ({ priority }: Improvement): boolean => priority === 'High';

/** The fixes that matter most, in the order of the list: those of high priority, else the first two. */
const foremost = (improvements: readonly Improvement[]): readonly Improvement[] =>
  improvements.some(isHigh) ? improvements.filter(isHigh) : improvements.slice(0, 2);

/** What the report calls critical fixes; a CV may need none. */
export const quickWins = (improvements: readonly Improvement[]): string[] =>
  improvements.filter(isHigh).slice(0, MOST_WINS).map(quickWinSentences.say);

export const recommendations = (improvements: readonly Improvement[]): AnalysisResult['recommendations'] =>
  improvements.map(({ title, description, priority, type }) => ({ title, description, priority, type }));

/** What to do first and what next, in the order of the list. */
export const actionPlan = (improvements: readonly Improvement[]): AnalysisResult['actionPlan'] => {
  const step = ({ title, description }: Improvement) => ({ title, description });
  const first = foremost(improvements).slice(0, MOST_PER_LIST);
  const rest = improvements.filter((improvement) => !first.includes(improvement));
  return { highPriority: first.map(step), mediumPriority: rest.slice(0, MOST_PER_LIST).map(step) };
};
