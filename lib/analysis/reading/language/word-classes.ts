import { wordClassEndings, wordClassLists } from '@/lib/facts/grammar-words';
import { verbForm, type VerbForm } from './verb-forms';

/** Coarse classes of English words, enough to tell whether words stand in an order that occurs; the rows of word-order.json. */
export const wordClasses: readonly string[] = [
  'edge',
  'stop',
  'number',
  'past',
  'base',
  'third',
  ...wordClassLists.map(({ name }) => name),
  ...wordClassEndings.map(({ name }) => name),
  'noun',
];

const indexOf = (name: string): number => wordClasses.indexOf(name);

/** The start and the end of a statement, and a stop inside it. */
export const EDGE = indexOf('edge');
export const STOP = indexOf('stop');

const number = indexOf('number');
const noun = indexOf('noun');
const plural = indexOf('plural');
const byForm: Readonly<Record<VerbForm, number>> = {
  past: indexOf('past'),
  base: indexOf('base'),
  third: indexOf('third'),
  participle: noun,
};
const listed = new Map(wordClassLists.flatMap(({ name, words }) => words.map((word): [string, number] => [word, indexOf(name)])));
const endings = wordClassEndings.map(({ name, pattern }) => ({ index: indexOf(name), pattern }));

const contentClasses = new Set(
  ['past', 'base', 'third', 'adverb', 'gerund', 'abstract', 'adjective', 'person', 'plural', 'noun'].map(indexOf),
);

/** The class of a lower-cased word, as an index of `wordClasses`. */
export function wordClass(word: string): number {
  const inList = listed.get(word);
  if (inList !== undefined) return inList;
  if (/\d/.test(word)) return number;
  const form = verbForm(word);
  if (form === 'past' || form === 'base') return byForm[form];
  const ending = endings.find(({ pattern }) => pattern.test(word));
  // 'Reports' may be a verb or a plural and counts as the plural; 'assesses' has another ending of a noun and is the verb.
  if (ending) return form === 'third' && ending.index !== plural ? byForm.third : ending.index;
  return form ? byForm[form] : noun;
}

export const isContentClass = (index: number): boolean => contentClasses.has(index);
