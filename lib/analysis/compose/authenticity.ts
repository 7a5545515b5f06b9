import { riskLevel } from '@/lib/shared/levels';
import type { Authenticity } from '@/lib/shared/result';
import type { Span } from '@/lib/cv/document/redacted-document';
import { authenticityWording } from '@/lib/facts/authenticity';
import type { Findings } from '../findings';
import type { MonthRange } from '../reading/career/months';
import type { RoleReading } from '../reading/reading';
import { styleSignals } from '../reading/style/style-signals';
import { count } from '../text/wording';

const STYLE_CAP = 60;
const FEWEST_WORDS = 150;
const LEFTOVER_FLOOR = 45;
const SIGNALS_FOR_HIGH = 3;

const DECLARED = /part[ -]?time|freelance|consult|self-employed|volunteer|trustee|director|contract|bank|weekend|zero[ -]hours|tutor/i;
const LONGEST_HANDOVER = 5;

type Post = RoleReading & { months: MonthRange };

const isSameEmployer = ({ entry: { employer } }: Post, { entry }: Post): boolean =>
  employer !== null && employer.text === entry.employer?.text;

/** Two full-time jobs at once: a fact in the text, not a matter of style. The first such pair in time is named. */
const contradictions = ({ audit: { reading } }: Findings): { text: string; spans: Span[] }[] => {
  const posts = reading.roles
    .flatMap((role): Post[] => (role.isPaid && role.months && role.entry.dates?.from?.month ? [{ ...role, months: role.months }] : []))
    .filter(({ entry }) => !DECLARED.test(entry.title?.text ?? ''))
    .sort((a, b) => a.months.from - b.months.from);
  // Of all that went before, the post that lasted longest and the longest at another employer: no other overlaps more.
  let longest: Post[] = [];
  for (const post of posts) {
    const reach = Math.max(...longest.filter((other) => !isSameEmployer(other, post)).map(({ months }) => months.to));
    const other = longest.find((one) => !isSameEmployer(one, post) && one.months.to === reach);
    const together = other ? Math.min(reach, post.months.to) - post.months.from : 0;
    if (other && together > LONGEST_HANDOVER) {
      return [
        {
          text: `Two roles overlap by ${count(together, 'month')} without a word on why.`,
          spans: [other.entry.dates, post.entry.dates].flatMap((dates) => (dates ? [{ start: dates.start, end: dates.end }] : [])),
        },
      ];
    }
    const [first, ...others] = [...longest, post].sort((a, b) => b.months.to - a.months.to);
    const second = first && others.find((one) => !isSameEmployer(first, one));
    longest = [...(first ? [first] : []), ...(second ? [second] : [])];
  }
  return [];
};

/** How templated the writing reads. It never says who or what wrote it, never moves the score, and style alone stays at Medium. */
export const authenticity = (findings: Findings): Authenticity => {
  const { audit, evidence } = findings;
  const { reading } = audit;
  const signals = styleSignals(reading);
  const words = reading.profileTokens.length + reading.statements.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const leftovers = signals.filter(({ id }) => id === 'leftovers');
  const conflicts = contradictions(findings);
  if (words < FEWEST_WORDS && leftovers.length === 0) {
    return {
      score: 0,
      assessment: `There is too little running text (${words} words) to say anything about its style. ${authenticityWording.always[0] ?? ''}`,
      indicators: conflicts.map(({ text }) => text),
      recommendations: ['Write a few full sentences or bullets about what you did; then this check has something to read.'],
      evidence: conflicts.flatMap(({ spans }) => spans.map(evidence)),
    };
  }
  const style =
    100 * (1 - signals.filter(({ id }) => id !== 'leftovers').reduce((left, { weight, level }) => left * (1 - (weight / 100) * level), 1));
  const facts = leftovers.length > 0 || conflicts.length > 0;
  const counted = signals.length + conflicts.length;
  const raised = Math.max(
    facts && leftovers.length > 0 ? LEFTOVER_FLOOR : 0,
    Math.min(STYLE_CAP, style) + (leftovers.length > 0 ? 25 : 0) + (conflicts.length > 0 ? 10 : 0),
  );
  const score = Math.round(facts && counted >= SIGNALS_FOR_HIGH ? Math.min(95, raised) : Math.min(STYLE_CAP, raised));
  const risk = riskOf(score);
  const indicators = [...leftovers, ...signals.filter(({ id }) => id !== 'leftovers')].map(({ text }) => text);
  const own = [...leftovers, ...signals].flatMap(({ advice }) => (advice ? [advice] : []));
  return {
    score,
    assessment: [authenticityWording[risk], ...authenticityWording.always.slice(0, 2)].join(' '),
    indicators: [...conflicts.map(({ text }) => text), ...indicators],
    recommendations: [...new Set([...own, ...(risk !== 'low' ? authenticityWording.fix : authenticityWording.fix.slice(1, 2))])].slice(
      0,
      5,
    ),
    evidence: [
      ...conflicts.flatMap(({ spans }) => spans),
      ...leftovers.flatMap(({ spans }) => spans),
      ...signals.flatMap(({ spans }) => spans.slice(0, 2)),
    ]
      .slice(0, 8)
      .map(evidence),
  };
};

const risks = { Low: 'low', Medium: 'medium', High: 'high' } as const;

export const riskOf = (score: number): 'low' | 'medium' | 'high' => risks[riskLevel(score)];
