import { agreeing, atSentenceStart, count, inFigures, partOfWords, wordsKept } from '../phrases';
import { SOME_SOFTWARE } from '../plain-reader';
import { defineSentences } from '../wording';

/** What hinders other software in reading the file. */
export type ReadingHindrance =
  | { found: 'picture' | 'contact-in-header' | 'tracked-changes' }
  | { found: 'columns' | 'images' | 'hidden-text' | 'comments'; count: number }
  /** Of the words, 0..1. */
  | { found: 'tables' | 'text-boxes'; share: number }
  /** What a plain reader keeps, where one has read the file. */
  | { found: 'plain-reading'; kept: number; total: number; places: number }
  | { found: 'nothing' };

const says: Readonly<Record<'columns' | 'images' | 'hidden-text' | 'comments', (n: number) => string>> = {
  columns: (n) => `Your text is in ${count(n, 'column')}. Some software reads straight across them.`,
  images: (n) => `Most software leaves out ${agreeing(n, 'your image', `your ${count(n, 'image')}`)}.`,
  'hidden-text': (n) => `We left out ${count(n, 'piece')} of hidden text.`,
  comments: (n) => `Your document still has ${count(n, 'comment')}.`,
};

const texts = {
  picture: 'Your file is a picture of text. Much other software cannot read it.',
  'contact-in-header': 'Your contact details are in the page header or footer. Some software skips these.',
  nothing: 'We saw no layout that software may read in the wrong order.',
  'tracked-changes': 'Your document still has tracked changes. Accept them before you send it.',
} as const;

function plainReading({ kept, total, places }: Extract<ReadingHindrance, { found: 'plain-reading' }>): string {
  const read = wordsKept(kept, total);
  return places === 0
    ? `Other software can read ${read}, in the right order.`
    : `${SOME_SOFTWARE} reads ${read}, but mixes up the order in ${inFigures(places, 'place')}.`;
}

export const readabilitySentences = defineSentences<ReadingHindrance>({
  id: 'readability',
  say: (hindrance) => {
    switch (hindrance.found) {
      case 'tables':
        return `${atSentenceStart(partOfWords(hindrance.share))} are in tables. Some software mixes up their order.`;
      case 'text-boxes':
        return `${atSentenceStart(partOfWords(hindrance.share))} are in text boxes. Some software skips these.`;
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
    'the plain reader keeps everything': { found: 'plain-reading', kept: 1240, total: 1240, places: 0 },
    'the plain reader loses words and order': { found: 'plain-reading', kept: 1198, total: 1240, places: 3 },
    'nothing in the way': { found: 'nothing' },
  },
});
