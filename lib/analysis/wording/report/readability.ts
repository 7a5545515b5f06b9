import { agreeing, atSentenceStart, count, partOfWords, thousands } from '../phrases';
import { defineSentences } from '../wording';

/** What hinders other software in reading the file. */
export type ReadingHindrance =
  | { found: 'picture' | 'contact-in-header' | 'tracked-changes' }
  | { found: 'columns' | 'images' | 'hidden-text' | 'comments'; count: number }
  /** Of the words, 0..1. */
  | { found: 'tables' | 'text-boxes'; share: number }
  | { found: 'nothing'; words: number };

const says: Readonly<Record<'columns' | 'images' | 'hidden-text' | 'comments', (n: number) => string>> = {
  columns: (n) => `The text stands in ${count(n, 'column')}, which some systems read straight across.`,
  images: (n) => `${atSentenceStart(count(n, 'image'))} ${agreeing(n, 'is', 'are')} left out by every parser.`,
  'hidden-text': (n) => `${atSentenceStart(count(n, 'piece'))} of hidden text ${agreeing(n, 'was', 'were')} found and left out.`,
  comments: (n) => `The document still holds ${count(n, 'comment')}.`,
};

const texts = {
  picture: 'The file is a picture of text. We read it by text recognition; most other systems will read nothing.',
  'contact-in-header': 'Contact details stand in the page header or footer, which some systems skip.',
  'tracked-changes': 'The document still holds tracked changes: accept them before you send it.',
} as const;

export const readabilitySentences = defineSentences<ReadingHindrance>({
  id: 'readability',
  say: (hindrance) => {
    switch (hindrance.found) {
      case 'tables':
        return `${atSentenceStart(partOfWords(hindrance.share))} stand in tables, whose order some systems lose.`;
      case 'text-boxes':
        return `${atSentenceStart(partOfWords(hindrance.share))} stand in text boxes, which some systems skip.`;
      case 'nothing':
        return `A plain parser keeps all ${thousands(hindrance.words)} words in order.`;
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
    'nothing in the way': { found: 'nothing', words: 1240 },
  },
});
