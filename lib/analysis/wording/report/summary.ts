import type { ScoreLabel } from '@/lib/shared/score-label';
import { count, inFigures, joined, lowerFirst } from '../phrases';
import { defineSentences } from '../wording';

export interface SummaryFacts {
  /** Whole years of dated paid work. */
  years: number;
  score: number;
  label: ScoreLabel;
  /** `gain`: points; 0 where the advice brings none of its own. */
  next: { to: 'fill-template' } | { to: 'improve'; title: string; gain: number } | { to: 'adapt' };
}

const whatWeRead = ({ years }: SummaryFacts): string | null => (years === 0 ? null : `We read ${count(years, 'year')} of work.`);

function nextStep({ next }: SummaryFacts): string {
  switch (next.to) {
    case 'fill-template':
      return 'Much of it is still the template’s own text. Fill that in first.';
    case 'improve':
      return joined(`Do this first: ${lowerFirst(next.title)}.`, next.gain > 0 && `It would add ${inFigures(next.gain, 'point')}.`);
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
      score: 74,
      label: 'Very Good',
      next: { to: 'improve', title: 'Add results to your bullets', gain: 4 },
    },
    'advice without points': { years: 12, score: 78, label: 'Very Good', next: { to: 'improve', title: 'Tailor your CV', gain: 0 } },
    'a template that is not filled in': { years: 0, score: 31, label: 'Needs Work', next: { to: 'fill-template' } },
    'nothing to advise': { years: 5, score: 58, label: 'Average', next: { to: 'adapt' } },
  },
});
