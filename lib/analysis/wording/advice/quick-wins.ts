import { count, inFigures } from '../phrases';
import { defineSentences } from '../wording';

export interface QuickWinFacts {
  /** The title of the advice. */
  title: string;
  minutes: number;
  /** Points; 0 where it brings none of its own. */
  gain: number;
}

export const quickWinSentences = defineSentences<QuickWinFacts>({
  id: 'quick-wins',
  say: ({ title, minutes, gain }) => `${title} (${count(minutes, 'minute')}${gain > 0 ? `, up to ${inFigures(gain, 'point')}` : ''})`,
  examples: {
    'brings points': { title: 'Date every role', minutes: 5, gain: 2 },
    'brings no point of its own': { title: 'Remove the hidden text', minutes: 10, gain: 0 },
  },
});
