import type { LedgerLine } from '@/lib/shared/result';
import { ratingTone } from './bands';
import type { DisplayResult } from './display-result';

export interface ImprovementSuggestion {
  priority: 1 | 2;
  impact: 'HIGH' | 'MEDIUM';
  title: string;
  description: string;
  /** The CV's own words it is about; null where there are none to quote. */
  quote: string | null;
}

interface Trigger extends Omit<ImprovementSuggestion, 'quote'> {
  /** The criterion of the rubric that decides, where the result has a ledger. */
  criterion: string;
  /** Suggested while the line has earned less than this share of its points. */
  below: number;
  /** The advice that must be among the fixes too: points can be missing without anything to advise. */
  advice?: { auditId: string; words: RegExp };
  /** Words in the advice of a result without a ledger that mean the same. */
  words: RegExp;
}

const triggers: readonly Trigger[] = [
  {
    criterion: 'C1',
    below: 0.5,
    advice: { auditId: 'outcomes', words: /./ },
    words: /metric|figure|quantif|measurable|number/i,
    priority: 1,
    impact: 'HIGH',
    title: 'Add figures to your achievements',
    description: 'Say how much, how many, how fast or for whom. A figure you can stand by turns a duty into proof.',
  },
  {
    criterion: 'A5',
    below: 1,
    words: /\bdates?\b|chronolog/i,
    priority: 1,
    impact: 'HIGH',
    title: 'Give every role its dates',
    description: 'Write month and year for the start and the end of each role, in one format throughout.',
  },
  {
    criterion: 'B',
    below: 0.7,
    words: /structure|layout|formatting|heading/i,
    priority: 2,
    impact: 'MEDIUM',
    title: 'Make the structure easier to scan',
    description: 'Use standard headings, newest role first, and three to six bullets for each recent role.',
  },
  {
    criterion: 'E1',
    below: 1,
    advice: { auditId: 'skill-list', words: /\bgroups\b/ },
    words: /categor\w+ (?:your )?skills|group (?:your )?skills|skills?\b.{0,40}\b(?:categor|group)/i,
    priority: 2,
    impact: 'MEDIUM',
    title: 'Group your skills',
    description:
      'Sort your skills under two or three headings, such as Tools, Methods and Languages, so that the right one is found at a glance.',
  },
];

const scoredLines = (result: DisplayResult, criterion: string): LedgerLine[] =>
  result.ledger.filter((line) => line.outcome === 'scored' && line.maxPoints > 0 && line.criterion.startsWith(criterion));

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

const isAdvised = ({ improvements }: DisplayResult, { auditId, words }: NonNullable<Trigger['advice']>): boolean =>
  improvements.some((one) => one.auditId === auditId && words.test(one.description));

const isRaisedByLedger = (result: DisplayResult, lines: LedgerLine[], { below, advice }: Trigger): boolean =>
  lines.length > 0 &&
  sum(lines.map((line) => line.points)) < below * sum(lines.map((line) => line.maxPoints)) &&
  (advice === undefined || isAdvised(result, advice));

/** For a result without a ledger its own advice is searched, and the rating of its structure. */
function isRaisedByAdvice(result: DisplayResult, trigger: Trigger): boolean {
  if (trigger.criterion === 'B') {
    const rated = result.sectionAnalysis.find((section) => /structure|format/i.test(section.section));
    if (rated) return ratingTone(rated.rating) === 'red';
  }
  return result.improvements.some(({ title, description }) => trigger.words.test(`${title} ${description}`));
}

/**
 * The report's short list of what to fix first: missing metrics and missing dates (priority 1, HIGH), weak structure and uncategorised
 * skills (priority 2, MEDIUM), each only where it applies.
 */
export function improvementSuggestions(result: DisplayResult): ImprovementSuggestion[] {
  const hasLedger = result.ledger.length > 0;
  return triggers.flatMap((trigger) => {
    const lines = scoredLines(result, trigger.criterion);
    const isRaised = hasLedger ? isRaisedByLedger(result, lines, trigger) : isRaisedByAdvice(result, trigger);
    if (!isRaised) return [];
    const quote = lines.filter((line) => line.severity !== 'good').flatMap((line) => line.evidence)[0]?.quote ?? null;
    return [{ priority: trigger.priority, impact: trigger.impact, title: trigger.title, description: trigger.description, quote }];
  });
}
