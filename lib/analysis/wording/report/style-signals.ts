import type { StyleFinding } from '../../reading/style/style-signals';
import { count, listed, quoted } from '../phrases';
import { defineSentences } from '../wording';

const MOST_WORDS = 4;
const MOST_PHRASES = 3;

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
const quotedSome = (items: readonly string[], most: number): string => listed(items.slice(0, most).map((item) => quoted(item)));

function seen(finding: StyleFinding): string {
  switch (finding.id) {
    case 'excess-vocabulary':
      return `${count(finding.words.length, 'word')} that machine drafts overuse: ${quotedSome(finding.words, MOST_WORDS)}.`;
    case 'template-phrases':
      return `${count(finding.phrases.length, 'stock phrase')}: ${quotedSome(finding.phrases, MOST_PHRASES)}.`;
    case 'uniform-sentences':
      return `Your ${finding.lines} lines are all about ${finding.meanWords} words long.`;
    case 'uniform-openings':
      return `${count(finding.lines, 'line')} of ${finding.of} follow one pattern: verb, object, then ‘by …ing’ or ‘ensuring …’.`;
    case 'no-specifics':
      return `${count(finding.lines, 'line')} of ${finding.of} name no figure, tool, place or client.`;
    case 'triads':
      return `${count(finding.lists, 'list')} of three in ${finding.words} words.`;
    case 'em-dash':
      return `${count(finding.dashes, 'long dash', 'long dashes')} in running text.`;
    case 'abstract-nouns':
      return `${count(finding.nouns, 'abstract word')} such as ${quoted(finding.first)}.`;
    case 'metric-implausible':
      return `${count(finding.percentages, 'percentage')} that end in 0 or 5: say what they are a share of.`;
    case 'leftovers':
      return `Left over from a template or a draft: ${quotedSome(finding.quotes, MOST_PHRASES)}.`;
  }
}

/** null where what was seen says it already. */
const advice: Readonly<Record<StyleFinding['id'], string | null>> = {
  'excess-vocabulary': 'Say the same in the words you would use to a colleague.',
  'template-phrases': 'Replace stock phrases with one real example each.',
  'uniform-sentences': 'Vary the length of your bullets: a small task takes fewer words than a large one.',
  'uniform-openings': 'Break the pattern: begin some lines with the result.',
  'no-specifics': 'Add one fact only you can know to each general line.',
  triads: null,
  'em-dash': null,
  'abstract-nouns': null,
  'metric-implausible': 'Give the base of each percentage: 20% of what?',
  leftovers: 'Fill or delete what is left over from the template.',
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
    'lists of three': { id: 'triads', lists: 5, words: 240 },
    'long dashes': { id: 'em-dash', dashes: 6 },
    'abstract words': { id: 'abstract-nouns', nouns: 14, first: 'excellence' },
    'round percentages': { id: 'metric-implausible', percentages: 6 },
    'what a template left': { id: 'leftovers', quotes: ['[Your Name]', 'XX%'] },
  },
});
