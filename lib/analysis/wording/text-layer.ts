import type { TextLayerFacts } from '../audits/text-layer';
import { defineWording } from './audit-wording';
import { atSentenceStart, count, inWords } from './phrases';

export const textLayerWording = defineWording<TextLayerFacts>({
  id: 'text-layer',
  title: 'Every page is real text',
  partlyTitle: 'Most of your CV is real text',
  failureTitle: 'Part of your CV cannot be read as text',
  fix: {
    title: 'Export your CV as real text',
    description:
      'Save the document as PDF straight from Word or Google Docs instead of scanning or photographing it, so that the words can be searched and read.',
    type: 'Format',
    minutes: 10,
  },
  notAssessable: {},
  describe(facts) {
    if (facts.state === 'pages without text') {
      const { withoutText, pages } = facts;
      const which = withoutText === pages ? 'Every page' : `${atSentenceStart(inWords(withoutText))} of ${count(pages, 'page')}`;
      return { note: `${which} had to be read as a picture.` };
    }
    if (facts.state === 'letters without meaning') return { note: 'Some letters in the file carry no meaning for software.' };
    return {
      note: `All of the text on ${facts.pages === 1 ? 'your page' : `your ${count(facts.pages, 'page')}`} can be read by software.`,
    };
  },
  examples: {
    'every page is a picture': { state: 'pages without text', withoutText: 2, pages: 2 },
    'one page is a picture': { state: 'pages without text', withoutText: 1, pages: 3 },
    'letters without meaning': { state: 'letters without meaning' },
    'one page of text': { state: 'all text', pages: 1 },
    'two pages of text': { state: 'all text', pages: 2 },
  },
});
