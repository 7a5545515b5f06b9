import { defineSentences } from '../wording';

export interface SlotFacts {
  /** The person's line without its full stop. */
  line: string;
  /** What it lacks: no figure and no name is ever made up, so a slot stands for it. */
  lacks: 'result' | 'specifics';
}

export const slotSentences = defineSentences<SlotFacts>({
  id: 'worked-example',
  say: ({ line, lacks }) =>
    lacks === 'result' ? `${line}, [add result: how much, how many or what came of it]` : `${line} [add the tool, the client or the size]`,
  examples: {
    'lacks a result': { line: 'Managed the till', lacks: 'result' },
    'lacks specifics': { line: 'Managed the till', lacks: 'specifics' },
  },
});
