import type { ScoreLabel } from '@/lib/shared/score-label';
import { inFigures, joined, lowerFirst } from '../phrases';
import { defineSentences } from '../wording';

export interface SummaryFacts {
  score: number;
  label: ScoreLabel;
  /** `gain`: points; 0 where the advice is not about points. */
  next: { to: 'fill-template' } | { to: 'improve'; title: string; gain: number } | { to: 'adapt' };
}

function nextStep({ next }: SummaryFacts): string {
  switch (next.to) {
    case 'fill-template':
      return 'Much of it is still the template’s own text. Fill that in first.';
    case 'improve':
      return joined(`Do this first: ${lowerFirst(next.title)}.`, next.gain > 0 && `It can add up to ${inFigures(next.gain, 'point')}.`);
    case 'adapt':
      return 'Next, adapt it to each advert.';
  }
}

export const summarySentences = defineSentences<SummaryFacts>({
  id: 'summary',
  say: (facts) => joined(`Your CV scores ${facts.score} out of 100 (${facts.label}).`, nextStep(facts)),
  examples: {
    'advice that brings points': {
      score: 74,
      label: 'Very Good',
      next: { to: 'improve', title: 'Add results to your work experience', gain: 4 },
    },
    'advice without points': { score: 78, label: 'Very Good', next: { to: 'improve', title: 'Tailor your CV', gain: 0 } },
    'a template that is not filled in': { score: 31, label: 'Needs Work', next: { to: 'fill-template' } },
    'nothing to advise': { score: 58, label: 'Average', next: { to: 'adapt' } },
  },
});
