import type { PlainReader } from '@/lib/shared/result-names';
import { agreeing, atSentenceStart, count, inFigures, partOfWords, thousands } from '../phrases';
import { plainReaderNames } from '../plain-reader';
import { defineSentences } from '../wording';

/** What hinders other software in reading the file. */
export type ReadingHindrance =
  | { found: 'picture' | 'contact-in-header' | 'tracked-changes' }
  | { found: 'columns' | 'images' | 'hidden-text' | 'comments'; count: number }
  /** Of the words, 0..1. */
  | { found: 'tables' | 'text-boxes'; share: number }
  /** What a plain reader keeps, where one has read the file. */
  | { found: 'plain-reading'; reader: PlainReader; kept: number; total: number; places: number }
  | { found: 'nothing' };

const says: Readonly<Record<'columns' | 'images' | 'hidden-text' | 'comments', (n: number) => string>> = {
  columns: (n) => `The text stands in ${count(n, 'column')}, which some systems read straight across.`,
  images: (n) => `${atSentenceStart(count(n, 'image'))} ${agreeing(n, 'is', 'are')} left out by every parser.`,
  'hidden-text': (n) => `${atSentenceStart(count(n, 'piece'))} of hidden text ${agreeing(n, 'was', 'were')} found and left out.`,
  comments: (n) => `The document still holds ${count(n, 'comment')}.`,
};

const texts = {
  picture: 'The file is a picture of text. We read it by text recognition; most other systems will read nothing.',
  'contact-in-header': 'Contact details stand in the page header or footer, which some systems skip.',
  nothing: 'We saw nothing in the layout that software could read in the wrong order.',
  'tracked-changes': 'The document still holds tracked changes: accept them before you send it.',
} as const;

function plainReading({ reader, kept, total, places }: Extract<ReadingHindrance, { found: 'plain-reading' }>): string {
  const howMany = kept === total ? `all ${thousands(total)}` : `${thousands(kept)} of your ${thousands(total)}`;
  const order = places === 0 ? 'in the right order' : `but gives them in the wrong order in ${inFigures(places, 'place')}`;
  return `${plainReaderNames[reader]} keeps ${howMany} words${places === 0 ? '' : ','} ${order}.`;
}

export const readabilitySentences = defineSentences<ReadingHindrance>({
  id: 'readability',
  say: (hindrance) => {
    switch (hindrance.found) {
      case 'tables':
        return `${atSentenceStart(partOfWords(hindrance.share))} stand in tables, whose order some systems lose.`;
      case 'text-boxes':
        return `${atSentenceStart(partOfWords(hindrance.share))} stand in text boxes, which some systems skip.`;
      case 'plain-reading':
        return plainReading(hindrance);
      case 'nothing':
      case 'picture':
      case 'contact-in-header':
      case 'tracked-changes':
        return texts[hindrance.found];
      default:
        return says[hindrance.found](hindrance.count);
    }
  },
  examples: {
    'a picture of text': { found: 'picture' },
    'two columns': { found: 'columns', count: 2 },
    'text in tables': { found: 'tables', share: 0.4 },
    'text in text boxes': { found: 'text-boxes', share: 0.1 },
    'contact details in the header': { found: 'contact-in-header' },
    'one image': { found: 'images', count: 1 },
    'hidden text': { found: 'hidden-text', count: 3 },
    'tracked changes': { found: 'tracked-changes' },
    comments: { found: 'comments', count: 2 },
    'the plain reader keeps everything': { found: 'plain-reading', reader: 'pdf.js', kept: 1240, total: 1240, places: 0 },
    'the plain reader loses words and order': { found: 'plain-reading', reader: 'mammoth', kept: 1198, total: 1240, places: 3 },
    'nothing in the way': { found: 'nothing' },
  },
});
