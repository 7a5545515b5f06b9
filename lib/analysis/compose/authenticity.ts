import { riskLevel } from '@/lib/shared/levels';
import type { Authenticity } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { styleSignals, type StyleSignal } from '../reading/style/style-signals';
import { authenticitySentences, type StyleRisk } from '../wording/report/authenticity';
import { styleSentences } from '../wording/report/style-signals';

/** Style alone stays at Medium. */
const HIGHEST_BY_STYLE = 60;
const FEWEST_WORDS = 150;
const LOWEST_WITH_LEFTOVERS = 45;
const ADDED_BY_LEFTOVERS = 25;
/** A level above Medium needs a fact besides the style, and so many signals in all. */
const SIGNALS_FOR_HIGH = 3;
const HIGHEST = 95;
const MOST_ADVICE = 5;
const MOST_QUOTES = 8;
const QUOTES_PER_SIGNAL = 2;

/** 0..100, from the weights of the signals as independent chances. */
const styleScore = (signals: readonly StyleSignal[]): number =>
  100 * (1 - signals.reduce((left, { weight, level }) => left * (1 - (weight / 100) * level), 1));

function scoreOf(style: readonly StyleSignal[], leftovers: readonly StyleSignal[]): number {
  const byStyle = Math.min(HIGHEST_BY_STYLE, styleScore(style));
  if (leftovers.length === 0) return Math.round(byStyle);
  const raised = Math.max(LOWEST_WITH_LEFTOVERS, byStyle + ADDED_BY_LEFTOVERS);
  return Math.round(Math.min(style.length + leftovers.length >= SIGNALS_FOR_HIGH ? HIGHEST : HIGHEST_BY_STYLE, raised));
}

/** How much the writing resembles a template. It never says who or what wrote it and never changes the score. */
export function authenticity(findings: Findings): Authenticity {
  const { audit, evidence } = findings;
  const { reading } = audit;
  const signals = styleSignals(reading);
  const leftovers = signals.filter(({ finding }) => finding.id === 'leftovers');
  const style = signals.filter(({ finding }) => finding.id !== 'leftovers');
  const words = reading.profileTokens.length + reading.statements.reduce((sum, { tokens }) => sum + tokens.length, 0);
  if (words < FEWEST_WORDS && leftovers.length === 0) {
    const { assessment, advice } = authenticitySentences.say({ state: 'too-short' });
    return { score: null, assessment, indicators: [], recommendations: [...advice], evidence: [] };
  }
  const score = scoreOf(style, leftovers);
  const risk = riskOf(score);
  const { assessment, advice } = authenticitySentences.say({ state: 'judged', risk });
  // A few lines that are alike make no template: below Medium nothing is told.
  const shown = risk === 'low' ? [] : [...leftovers, ...style];
  const told = shown.map(({ finding }) => styleSentences.say(finding));
  return {
    score,
    assessment,
    indicators: told.map(({ seen }) => seen),
    recommendations: [...new Set([...told.flatMap((one) => one.advice ?? []), ...advice])].slice(0, MOST_ADVICE),
    evidence: [...leftovers.flatMap(({ spans }) => spans), ...shown.flatMap(({ spans }) => spans.slice(0, QUOTES_PER_SIGNAL))]
      .slice(0, MOST_QUOTES)
      .map(evidence),
  };
}

const risks = { Low: 'low', Medium: 'medium', High: 'high' } as const;

export const riskOf = (score: number): StyleRisk => risks[riskLevel(score)];
