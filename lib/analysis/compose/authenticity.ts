import type { Span } from '@/lib/cv/document/redacted-document';
import { concurrentWorkTitles } from '@/lib/facts/career-words';
import { alternatives } from '@/lib/facts/lists';
import { riskLevel } from '@/lib/shared/levels';
import type { Authenticity } from '@/lib/shared/result';
import type { Findings } from '../findings';
import type { MonthRange } from '../reading/career/months';
import type { RoleReading } from '../reading/reading';
import { styleSignals, type StyleSignal } from '../reading/style/style-signals';
import { authenticitySentences, overlapSentences, type StyleRisk } from '../wording/report/authenticity';
import { styleSentences } from '../wording/report/style-signals';

/** Style alone stays at Medium. */
const HIGHEST_BY_STYLE = 60;
const FEWEST_WORDS = 150;
const LOWEST_WITH_LEFTOVERS = 45;
const ADDED = { leftovers: 25, overlap: 10 };
/** A level above Medium needs a fact besides the style, and so many signals in all. */
const SIGNALS_FOR_HIGH = 3;
const HIGHEST = 95;
const MOST_ADVICE = 5;
const MOST_QUOTES = 8;
const QUOTES_PER_SIGNAL = 2;

const concurrentWork = new RegExp(alternatives(concurrentWorkTitles), 'i');
const LONGEST_HANDOVER_MONTHS = 5;

type DatedRole = RoleReading & { months: MonthRange };

const isSameEmployer = ({ entry: { employer } }: DatedRole, { entry }: DatedRole): boolean =>
  employer !== null && employer.text === entry.employer?.text;

interface Overlap {
  months: number;
  spans: Span[];
}

/** Two full-time jobs at once: a fact in the text, not a matter of style. The first such pair in time. */
function findOverlap({ audit: { reading } }: Findings): Overlap | null {
  const roles = reading.roles
    .flatMap((role): DatedRole[] => (role.isPaid && role.months && role.entry.dates?.from?.month ? [{ ...role, months: role.months }] : []))
    .filter(({ entry }) => !concurrentWork.test(entry.title?.text ?? ''))
    .sort((a, b) => a.months.from - b.months.from);
  // Among all earlier roles, the one that lasted longest and the longest at another employer: no other overlaps more.
  let longest: DatedRole[] = [];
  for (const role of roles) {
    const reach = Math.max(...longest.filter((other) => !isSameEmployer(other, role)).map(({ months }) => months.to));
    const other = longest.find((one) => !isSameEmployer(one, role) && one.months.to === reach);
    const months = other ? Math.min(reach, role.months.to) - role.months.from : 0;
    if (other && months > LONGEST_HANDOVER_MONTHS) {
      const dates = [other.entry.dates, role.entry.dates].flatMap((range) => range ?? []);
      return { months, spans: dates.map(({ start, end }) => ({ start, end })) };
    }
    const [first, ...others] = [...longest, role].sort((a, b) => b.months.to - a.months.to);
    const second = first && others.find((one) => !isSameEmployer(first, one));
    longest = [...(first ? [first] : []), ...(second ? [second] : [])];
  }
  return null;
}

/** 0..100, from the weights of the signals as independent chances. */
const styleScore = (signals: readonly StyleSignal[]): number =>
  100 * (1 - signals.reduce((left, { weight, level }) => left * (1 - (weight / 100) * level), 1));

function scoreOf({ style, leftovers, overlap }: { style: StyleSignal[]; leftovers: StyleSignal[]; overlap: Overlap | null }): number {
  const hasLeftovers = leftovers.length > 0;
  const hasFacts = hasLeftovers || overlap !== null;
  const signals = style.length + leftovers.length + (overlap ? 1 : 0);
  const raised = Math.max(
    hasLeftovers ? LOWEST_WITH_LEFTOVERS : 0,
    Math.min(HIGHEST_BY_STYLE, styleScore(style)) + (hasLeftovers ? ADDED.leftovers : 0) + (overlap ? ADDED.overlap : 0),
  );
  return Math.round(Math.min(hasFacts && signals >= SIGNALS_FOR_HIGH ? HIGHEST : HIGHEST_BY_STYLE, raised));
}

/** How much the writing resembles a template. It never says who or what wrote it and never changes the score. */
export function authenticity(findings: Findings): Authenticity {
  const { audit, evidence } = findings;
  const { reading } = audit;
  const signals = styleSignals(reading);
  const leftovers = signals.filter(({ finding }) => finding.id === 'leftovers');
  const style = signals.filter(({ finding }) => finding.id !== 'leftovers');
  const overlap = findOverlap(findings);
  const overlapSeen = overlap ? [overlapSentences.say(overlap)] : [];
  const overlapSpans = overlap?.spans ?? [];
  const words = reading.profileTokens.length + reading.statements.reduce((sum, { tokens }) => sum + tokens.length, 0);
  if (words < FEWEST_WORDS && leftovers.length === 0) {
    const { assessment, advice } = authenticitySentences.say({ state: 'too-short' });
    return { score: null, assessment, indicators: overlapSeen, recommendations: [...advice], evidence: overlapSpans.map(evidence) };
  }
  const score = scoreOf({ style, leftovers, overlap });
  const { assessment, advice } = authenticitySentences.say({ state: 'judged', risk: riskOf(score) });
  const told = [...leftovers, ...style].map(({ finding }) => styleSentences.say(finding));
  return {
    score,
    assessment,
    indicators: [...overlapSeen, ...told.map(({ seen }) => seen)],
    recommendations: [...new Set([...told.flatMap((one) => one.advice ?? []), ...advice])].slice(0, MOST_ADVICE),
    evidence: [
      ...overlapSpans,
      ...leftovers.flatMap(({ spans }) => spans),
      ...signals.flatMap(({ spans }) => spans.slice(0, QUOTES_PER_SIGNAL)),
    ]
      .slice(0, MOST_QUOTES)
      .map(evidence),
  };
}

const risks = { Low: 'low', Medium: 'medium', High: 'high' } as const;

export const riskOf = (score: number): StyleRisk => risks[riskLevel(score)];
