import { defineSentences } from '../wording';

export interface SlotFacts {
  /** The person's line without its full stop. */
  line: string;
  /** What it lacks: no figure and no name is ever made up, so a slot stands for it. */
  lacks: 'result' | 'specifics';
  /** The CV itself speaks of clients: other trades have customers, patients or guests. */
  hasClients: boolean;
}

export const slotSentences = defineSentences<SlotFacts>({
  id: 'worked-example',
  say: ({ line, lacks, hasClients }) => {
    if (lacks === 'result') return `${line}, [add result: how much, how many or what came of it]`;
    return `${line} [add ${hasClients ? 'the tool, the client or the size' : 'the tool or the size'}]`;
  },
  examples: {
    'lacks a result': { line: 'Managed the till', lacks: 'result', hasClients: false },
    'lacks specifics': { line: 'Managed the till', lacks: 'specifics', hasClients: false },
    'lacks specifics, and there are clients': { line: 'Managed the till', lacks: 'specifics', hasClients: true },
  },
});
