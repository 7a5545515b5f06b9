import type { LengthFacts } from '../audits/length';
import { defineWording } from './audit-wording';
import { MORE_LINES_TITLE } from './lines';
import { count, inWords, joined, thousands } from './phrases';

const sizeNote = ({ words, pages }: LengthFacts): string =>
  `Your CV has ${thousands(words)} words${pages === null ? '' : ` on ${count(pages, 'page')}`}.`;

export const lengthWording = defineWording<LengthFacts, 'academic'>({
  id: 'length',
  title: 'The length is right',
  partlyTitle: 'The length is nearly right',
  failureTitle: 'The length works against you',
  fix: {
    title: 'Bring your CV to two full pages at most',
    description:
      'Most UK CVs run to two pages and 400 to 1,000 words. Shorten roles older than ten years and keep what the next job asks for.',
    type: 'Structure',
    minutes: 30,
  },
  notAssessable: { academic: 'Academic and clinical CVs may run on: publications and projects take room.' },
  describe(facts) {
    const size = sizeNote(facts);
    if (facts.state === 'comfortable') return { note: `${size} That is a comfortable length.` };
    if (facts.state === 'fits')
      return {
        title: 'The length fits',
        note: size,
        fix: {
          title: 'Keep to this length',
          description: `${size} That fits a career like yours; what you add later belongs to the latest role.`,
        },
      };
    if (facts.state === 'long') {
      const pages = inWords(facts.pagesAllowed);
      return {
        title: 'Your CV is long',
        note: size,
        fix: {
          title: `Shorten your CV to ${pages} pages`,
          description: `${size} Up to ${thousands(facts.mostWords)} words on ${pages} pages are usual for a career like yours. Fold roles older than ten years into one line each and cut what the next job does not ask for.`,
        },
      };
    }
    const { isThin, hasRoles } = facts;
    const note = joined(size, isThin && 'Fewer of them than usual say what you did.');
    return {
      title: isThin ? 'There is room to say more' : 'Your CV is short',
      note,
      fix: {
        title: hasRoles ? MORE_LINES_TITLE : 'Say more about what you have done',
        description: joined(
          note,
          !isThin && `Between ${thousands(facts.usual.fewest)} and ${thousands(facts.usual.most)} words are usual for a career like yours.`,
          hasRoles
            ? 'Each new line should say what you did and what came of it.'
            : 'Add placements, projects, voluntary work or coursework, with what you did and what came of it.',
        ),
      },
    };
  },
  examples: {
    comfortable: { state: 'comfortable', words: 612, pages: 2 },
    'comfortable, pages unknown': { state: 'comfortable', words: 612, pages: null },
    fits: { state: 'fits', words: 260, pages: 1 },
    long: { state: 'long', words: 1450, pages: 4, pagesAllowed: 2, mostWords: 1000 },
    short: { state: 'short', words: 180, pages: 1, isThin: false, hasRoles: true, usual: { fewest: 420, most: 1000 } },
    'short, no roles': { state: 'short', words: 180, pages: 1, isThin: false, hasRoles: false, usual: { fewest: 320, most: 1000 } },
    'enough words, little said': { state: 'short', words: 510, pages: 2, isThin: true, hasRoles: true, usual: { fewest: 420, most: 1000 } },
  },
});
