import type { PlainReader } from '@/lib/shared/result-names';
import type { TextLayerFacts } from '../audits/text-layer';
import { defineWording, type AuditWords } from './audit-wording';
import { agreeing, atSentenceStart, count, inWords, quoted, wordsKept } from './phrases';
import { SOME_SOFTWARE } from './plain-reader';

const remedies: Readonly<Record<PlainReader, string>> = {
  'pdf.js': 'Save your CV as PDF again, straight from Word or Google Docs, without extra space between letters.',
  mammoth: 'Move your text out of page headers, footers and text boxes.',
};

function wordsLost({ reader, kept, total, longest }: Extract<TextLayerFacts, { state: 'words lost' }>): AuditWords {
  const note = `${SOME_SOFTWARE} reads ${wordsKept(kept, total)}. It misses ${quoted(longest, 60)}.`;
  return {
    note,
    fix: { title: 'Make every word readable by software', description: `${note} ${remedies[reader]}` },
  };
}

export const textLayerWording = defineWording<TextLayerFacts>({
  id: 'text-layer',
  title: 'Text that software can read',
  looksFor: 'We look for words that other software can read.',
  fix: {
    title: 'Export your CV as real text',
    description: 'Save it as PDF straight from Word or Google Docs. Software cannot search a scan or a photo.',
    type: 'Format',
    minutes: 10,
  },
  notAssessable: {},
  describe(facts) {
    switch (facts.state) {
      case 'pages without text': {
        const { withoutText, pages } = facts;
        const which = withoutText === pages ? 'Every page' : `${atSentenceStart(inWords(withoutText))} of ${count(pages, 'page')}`;
        return { note: `${which} ${agreeing(withoutText === pages ? 1 : withoutText, 'was a picture', 'were pictures')} of text.` };
      }
      case 'letters without meaning':
        return { note: 'Software cannot read some letters in your file.' };
      case 'all text':
        return { note: `We read real text on ${facts.pages === 1 ? 'your page' : `all of your ${count(facts.pages, 'page')}`}.` };
      case 'words lost':
        return wordsLost(facts);
      case 'words kept': {
        const { kept, total } = facts;
        return { note: `Other software can read ${wordsKept(kept, total)}.` };
      }
    }
  },
  examples: {
    'every page is a picture': { state: 'pages without text', withoutText: 2, pages: 2 },
    'one page is a picture': { state: 'pages without text', withoutText: 1, pages: 3 },
    'letters without meaning': { state: 'letters without meaning' },
    'one page of text': { state: 'all text', pages: 1 },
    'two pages of text': { state: 'all text', pages: 2 },
    'the plain reader keeps all words': { state: 'words kept', kept: 612, total: 612 },
    'the plain reader keeps nearly all words': { state: 'words kept', kept: 1236, total: 1240 },
    'a PDF loses words': { state: 'words lost', reader: 'pdf.js', kept: 540, total: 612, longest: 'WORK EXPERIENCE' },
    'a Word file loses words': { state: 'words lost', reader: 'mammoth', kept: 540, total: 612, longest: '[NAME]\n[EMAIL] [PHONE]' },
  },
});
