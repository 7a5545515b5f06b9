import type { Level } from '@/lib/shared/result';
import type { ScoreLabel } from '@/lib/shared/score-label';
import type { LineCount } from '../../line-count';
import { linesThat } from '../lines';
import { count, joined, lowerFirst } from '../phrases';
import { defineSentences } from '../wording';

export interface SummaryFacts {
  /** Whole years of dated paid work. */
  years: number;
  /** Paid roles. */
  roles: number;
  level: Level;
  /** The occupation the CV is closest to; null where none is sure. */
  closestTo: string | null;
  score: number;
  label: ScoreLabel;
  /** How many recent lines carry a figure; null where there is no line. */
  lines: LineCount | null;
  /** Whether many of these lines name what came of the work. */
  namesResults: boolean;
  next: { to: 'fill-template' } | { to: 'improve'; title: string; gain: number } | { to: 'adapt' };
}

const levels: Readonly<Record<Level, string>> = {
  student: 'an early-career',
  mid: 'a mid-career',
  senior: 'an experienced',
  executive: 'an executive',
  academic: 'an academic or clinical',
  creative: 'a creative',
};

const whatWeRead = ({ years, roles }: SummaryFacts): string => {
  if (years > 0) return `We read ${count(years, 'year')} of work in ${count(roles, 'role')}`;
  return roles > 0 ? `We read ${count(roles, 'role')}` : 'We read no paid roles';
};

const nextStep = ({ next }: SummaryFacts): string => {
  switch (next.to) {
    case 'fill-template':
      return 'Much of it is still the template’s own text: fill that in first.';
    case 'improve':
      return `First, ${lowerFirst(next.title)}: that alone is worth ${count(next.gain, 'point')}.`;
    case 'adapt':
      return 'There is little left to improve; adapt it to each advert.';
  }
};

export const summarySentences = defineSentences<SummaryFacts>({
  id: 'summary',
  say: (facts) => {
    const { level, closestTo, score, label, lines, namesResults } = facts;
    return joined(
      `${whatWeRead(facts)}, and judged your CV as ${levels[level]} one${closestTo === null ? '' : `, closest to ${closestTo}`}.`,
      `It scores ${score} out of 100 (${label}).`,
      lines && `${linesThat(lines, 'carries', 'carry')} a figure.`,
      namesResults && 'Your strongest lines name what came of the work.',
      nextStep(facts),
    );
  },
  examples: {
    'a long career with results': {
      years: 12,
      roles: 4,
      level: 'senior',
      closestTo: 'Registered Nurse',
      score: 74,
      label: 'Very Good',
      lines: { doing: 5, total: 11, isRecentOnly: true },
      namesResults: true,
      next: { to: 'improve', title: 'Add results to your bullets', gain: 4 },
    },
    'a template that is not filled in': {
      years: 0,
      roles: 2,
      level: 'student',
      closestTo: null,
      score: 31,
      label: 'Needs Work',
      lines: { doing: 1, total: 4, isRecentOnly: false },
      namesResults: false,
      next: { to: 'fill-template' },
    },
    'no paid role': {
      years: 0,
      roles: 0,
      level: 'student',
      closestTo: null,
      score: 58,
      label: 'Average',
      lines: null,
      namesResults: false,
      next: { to: 'adapt' },
    },
  },
});
