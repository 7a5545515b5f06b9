import type { Level } from '@/lib/shared/result';
import type { ScoreLabel } from '@/lib/shared/score-label';
import { count, inFigures, joined, lowerFirst } from '../phrases';
import { defineSentences } from '../wording';

export interface SummaryFacts {
  /** Whole years of dated paid work. */
  years: number;
  level: Level;
  score: number;
  label: ScoreLabel;
  next: { to: 'fill-template' } | { to: 'improve'; title: string; gain: number } | { to: 'adapt' };
}

/** Nothing is said of the middle of a career, where dated years tell least. */
const levels: Readonly<Record<Level, string | null>> = {
  student: 'the CV of somebody starting out',
  mid: null,
  senior: 'an experienced professional’s CV',
  executive: 'a senior leader’s CV',
  academic: 'an academic or clinical CV',
  creative: 'a creative CV',
};

const whatWeRead = ({ years, level }: SummaryFacts): string | null => {
  const read = levels[level];
  if (years === 0) return read && `We read this as ${read}.`;
  return `We read ${count(years, 'year')} of work${read === null ? '' : `, and read this as ${read}`}.`;
};

function nextStep({ next }: SummaryFacts): string {
  switch (next.to) {
    case 'fill-template':
      return 'Much of it is still the template’s own text. Fill that in first.';
    case 'improve':
      return `Do this first: ${lowerFirst(next.title)}. It would add ${inFigures(next.gain, 'point')}.`;
    case 'adapt':
      return 'Next, adapt it to each advert.';
  }
}

export const summarySentences = defineSentences<SummaryFacts>({
  id: 'summary',
  say: (facts) => joined(`Your CV scores ${facts.score} out of 100 (${facts.label}).`, whatWeRead(facts), nextStep(facts)),
  examples: {
    'a long career with results': {
      years: 12,
      level: 'senior',
      score: 74,
      label: 'Very Good',
      next: { to: 'improve', title: 'Add results to your bullets', gain: 4 },
    },
    'a template that is not filled in': {
      years: 0,
      level: 'student',
      score: 31,
      label: 'Needs Work',
      next: { to: 'fill-template' },
    },
    'no paid role, the middle of a career': {
      years: 0,
      level: 'mid',
      score: 58,
      label: 'Average',
      next: { to: 'adapt' },
    },
    'the middle of a career': { years: 5, level: 'mid', score: 58, label: 'Average', next: { to: 'adapt' } },
  },
});
