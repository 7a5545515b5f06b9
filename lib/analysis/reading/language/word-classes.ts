import { verbForm } from './verb-forms';

/**
 * Coarse classes of English words, by closed lists and endings: enough to tell whether words stand in an order that
 * occurs. The order of the names is the order of the table in lib/facts/word-order.json.
 */
const lists: readonly (readonly [name: string, words: string])[] = [
  ['article', 'a an the'],
  ['determiner', 'this these those each every all any some no both another such other its'],
  ['possessive', 'my our their your his her'],
  ['of', 'of'],
  ['to', 'to'],
  ['in', 'in on at into within across under over during inside'],
  ['for', 'for'],
  ['with', 'with without'],
  ['by', 'by via through using'],
  ['from', 'from since until before after between among against per about around towards throughout alongside behind above below'],
  ['and', 'and or & plus nor'],
  ['clause', 'but while when where which that who whose if because so though although whenever as than'],
  ['be', 'is are was were be been being am'],
  ['have', 'has have had having do does did'],
  ['modal', 'can could will would may might must should not also'],
  ['pronoun', 'i we they he she it you them me us him myself themselves'],
  ['particle', 'up out off down back away'],
  [
    'quantity',
    'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred hundreds thousand several many most more less few fewer one first second third half over',
  ],
  ['time', 'day days week weeks month months year years hour hours minute minutes daily weekly monthly annual quarterly time times'],
];
const endings: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['adverb', /.{3}ly$/],
  ['gerund', /.{2}ing$/],
  ['abstract', /(?:tion|sion|ment|ness|ity|ance|ence|ship|ism|ure)$/],
  ['adjective', /(?:al|ive|ous|ful|able|ible|ic|ary|less|ish|ern)$/],
  ['person', /.{2}(?:er|or|ist|ian|ant|ee)$/],
  ['plural', /[^s]s$/],
];

export const wordClasses: readonly string[] = [
  'edge',
  'stop',
  'number',
  'past',
  'base',
  'third',
  ...lists.map(([name]) => name),
  ...endings.map(([name]) => name),
  'noun',
];
const classOf = new Map(
  lists.flatMap(([name, words]) => words.split(' ').map((word): [string, number] => [word, wordClasses.indexOf(name)])),
);
const ending = endings.map(([name, pattern]) => [wordClasses.indexOf(name), pattern] as const);
const [NUMBER, PAST, BASE, THIRD, NOUN] = ['number', 'past', 'base', 'third', 'noun'].map((name) => wordClasses.indexOf(name));

export const EDGE = 0;
export const STOP = 1;

const CONTENT = new Set(
  ['past', 'base', 'third', 'adverb', 'gerund', 'abstract', 'adjective', 'person', 'plural', 'noun'].map((name) =>
    wordClasses.indexOf(name),
  ),
);

/** The class of a lower-cased word, as an index of `wordClasses`. */
export const wordClass = (word: string): number => {
  const listed = classOf.get(word);
  if (listed !== undefined) return listed;
  if (/\d/.test(word)) return NUMBER ?? 0;
  const form = verbForm(word);
  if (form === 'past') return PAST ?? 0;
  for (const [index, pattern] of ending)
    if (pattern.test(word) && !(form === 'base')) return form === 'third' && index !== wordClasses.indexOf('plural') ? (THIRD ?? 0) : index;
  if (form === 'base') return BASE ?? 0;
  return form === 'third' ? (THIRD ?? 0) : (NOUN ?? 0);
};

export const isContentClass = (index: number): boolean => CONTENT.has(index);
