import type { StyleFinding } from '../../reading/style/style-signals';
import { listed, quoted } from '../phrases';
import { defineSentences } from '../wording';

const MOST_WORDS = 4;
const MOST_PHRASES = 3;

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
const quotedSome = (items: readonly string[], most: number): string => listed(items.slice(0, most).map((item) => quoted(item)));

function seen(finding: StyleFinding): string {
  switch (finding.id) {
    case 'excess-vocabulary':
      return `Words that machines use often: ${quotedSome(finding.words, MOST_WORDS)}.`;
    case 'template-phrases':
      return `Stock phrases: ${quotedSome(finding.phrases, MOST_PHRASES)}.`;
    case 'uniform-sentences':
      return 'Your bullet points differ little in length.';
    case 'uniform-openings':
      return 'Many of your bullet points use ‘by …ing’ or ‘ensuring …’.';
    case 'no-specifics':
      return 'Many of your bullet points could give more details.';
    case 'em-dash':
      return 'You often use long dashes.';
    case 'abstract-nouns':
      return `Abstract words, such as ${quoted(finding.first)}.`;
    case 'metric-implausible':
      return 'Many of your percentages are round numbers.';
    case 'leftovers':
      return `Words left from a template or a draft: ${quotedSome(finding.quotes, MOST_PHRASES)}.`;
  }
}

/** null where what was seen says it already. */
const advice: Readonly<Record<StyleFinding['id'], string | null>> = {
  'excess-vocabulary': 'Use the words you would use to a colleague.',
  'template-phrases': 'Replace stock phrases with one real example each.',
  'uniform-sentences': null,
  'uniform-openings': 'Start some bullet points with the result.',
  'no-specifics': 'Add a fact that only you know, such as a tool, a place or a number.',
  'em-dash': null,
  'abstract-nouns': null,
  'metric-implausible': 'Say what each percentage is a share of.',
  leftovers: 'Replace or delete them.',
};

export const styleSentences = defineSentences<StyleFinding, { seen: string; advice: string | null }>({
  id: 'style-signals',
  say: (finding) => ({ seen: capitalised(seen(finding)), advice: advice[finding.id] }),
  examples: {
    'words of machine drafts': { id: 'excess-vocabulary', words: ['delve', 'tapestry'] },
    'stock phrases': { id: 'template-phrases', phrases: ['proven track record of'] },
    'lines of one length': { id: 'uniform-sentences', lines: 12, meanWords: 14 },
    'lines of one pattern': { id: 'uniform-openings', lines: 8, of: 12 },
    'lines without a fact': { id: 'no-specifics', lines: 9, of: 12 },
    'long dashes': { id: 'em-dash', dashes: 6 },
    'abstract words': { id: 'abstract-nouns', nouns: 14, first: 'excellence' },
    'round percentages': { id: 'metric-implausible', percentages: 6 },
    'what a template left': { id: 'leftovers', quotes: ['[Your Name]', 'XX%'] },
  },
});
