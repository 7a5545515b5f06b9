import { stemOf } from '../../text/stem';
import { partOfSpeech, type Part } from './parts-of-speech';
import { verbForm, type VerbForm } from './verb-forms';
import { isContentClass, wordClass } from './word-classes';
import { isOfWork } from './trade-words';

/** What is known of a word whatever stands around it. */
export interface Word {
  form: VerbForm | null;
  part: Part;
  /** An index of `wordClasses`. */
  class: number;
  /** Noun, verb, adjective or adverb: no number and none of the small words that hold a sentence together. */
  isContent: boolean;
  isOfWork: boolean;
  stem: string;
}

/** Words come again and again, within a CV and from one to the next; a hostile text of new words starts the table afresh. */
const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, Word>();

/** Of a lower-cased word: asked for at every step through a line, so that each word is looked into once. */
export const wordOf = (word: string): Word => {
  const known = remembered.get(word);
  if (known) return known;
  const index = wordClass(word);
  const found = {
    form: verbForm(word),
    part: partOfSpeech(word),
    class: index,
    isContent: isContentClass(index),
    isOfWork: isOfWork(word),
    stem: stemOf(word),
  };
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(word, found);
  return found;
};
