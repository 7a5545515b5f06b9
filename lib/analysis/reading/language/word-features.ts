import { stemOf } from '../../text/stem';
import { partOfSpeech, type PartOfSpeech } from './parts-of-speech';
import { isTradeWord } from './trade-words';
import { verbForm, type VerbForm } from './verb-forms';
import { isContentClass, wordClass } from './word-classes';

/** What is known of a word without its neighbours. */
export interface WordFeatures {
  /** null where the word is no verb of work. */
  form: VerbForm | null;
  partOfSpeech: PartOfSpeech;
  /** An index of `wordClasses`. */
  class: number;
  /** Noun, verb, adjective or adverb: neither a number nor a grammatical word such as 'the', 'of', 'and'. */
  isContent: boolean;
  /** Belongs to the vocabulary of some trade. */
  isTradeWord: boolean;
  stem: string;
}

/** Most words occur again in the same CV and in the next one. The table starts afresh when a text of new words has filled it. */
const MOST_CACHED = 20_000;
const cache = new Map<string, WordFeatures>();

/** The features of a lower-cased word, computed once. */
export function wordFeatures(word: string): WordFeatures {
  const known = cache.get(word);
  if (known) return known;
  const index = wordClass(word);
  const found = {
    form: verbForm(word),
    partOfSpeech: partOfSpeech(word),
    class: index,
    isContent: isContentClass(index),
    isTradeWord: isTradeWord(word),
    stem: stemOf(word),
  };
  if (cache.size >= MOST_CACHED) cache.clear();
  cache.set(word, found);
  return found;
}
