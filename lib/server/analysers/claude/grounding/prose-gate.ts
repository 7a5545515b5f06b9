import { tokenise } from '@/lib/analysis/text/tokens';
import { noInventionGate } from '@/lib/rewrite/no-invention-gate';
import { asksOfReader } from './asks-of-reader';
import { countsGate } from './counts';
import { isFormOf, isPlainWord } from './is-plain-word';
import { joinedNamesGate } from './joined-names';
import { onePlaceGate } from './one-place';
import { sentencesOf, tidyProse } from './tidy-prose';

/**
 * Checks what a model says about a CV, beyond the no-invention gate that every engine passes. Its prose has a closed vocabulary (plain
 * words, the CV's and the engine's own), its numbers must count what they count in the sources, the facts of a clause must come from
 * one place, and it asks nothing of the reader but to improve the CV. The check is strict because a refused sentence costs nothing: the
 * built-in text is used.
 */
export interface ProseGate {
  passes(sentence: string): boolean;
  /** The text with the sentences that pass; null when too little of it does. */
  keep(text: string, length: { least: number; most: number }): Kept | null;
}

export interface Kept {
  text: string;
  /** How many sentences were left out. */
  dropped: number;
}

/** Latin letters, digits and punctuation; no pictures, no look-alike alphabets, no brackets of markup. */
const ordinarySigns = /^[\p{Script=Latin}\p{M}0-9\s.,;:!?'"‘’“”()[\]/&%£€$+#–—…-]*$/u;
/** 'Say that you led, even where you did not': advice to make a false claim. */
const concession = /\b(?:even (?:if|though|when|where)|whether or not|regardless|no matter|as if|as though)\b/i;
/** A sentence that means nothing without the one before it. */
const refersBack = /^(?:this|that|these|those|it|they|such|both|he|she|then|also|so)\b/i;
const leastKept = 0.6;
/** Words in capitals that are no names. */
const ourWords = 'CV CVs UK';
const mostLines = 2;

const partsOf = (word: string): string[] => word.split(/['’]/).filter(Boolean);

/** The capital of a sentence's first word marks no name where the word is a plain one. */
function openedPlainly(sentence: string): string {
  const first = tokenise(sentence)[0];
  if (!first || !isPlainWord(first.word)) return sentence;
  return sentence.slice(0, first.start) + sentence.slice(first.start, first.end).toLowerCase() + sentence.slice(first.end);
}

const quotation = /‘[^‘’]*(?:’(?=\p{L})[^‘’]*)*’/gu;

/** 'Call customers' may be quoted from the CV, so quotations are not read as requests. */
const withoutQuotes = (sentence: string, source: string): string =>
  sentence.replace(quotation, (quote) => (source.includes(quote.slice(1, -1)) ? 'that' : quote));

/**
 * @param trusted what may be repeated: the CV without its instructions, and the engine's findings.
 * @param mayAsk whether requests to the reader may stand, as in a line of the CV that has them.
 */
export function proseGate(trusted: readonly string[], mayAsk: (request: string) => boolean = () => false): ProseGate {
  const source = trusted.join('\n');
  const words = new Set(tokenise(source).flatMap(({ word }) => [word, ...partsOf(word)]));
  const inventions = noInventionGate([...trusted, ourWords]);
  const countsAreKnown = countsGate(source);
  const namesAreKnown = joinedNamesGate(source);
  const standsInOnePlace = onePlaceGate(source);

  const isKnown = (word: string): boolean => /^\d/.test(word) || isPlainWord(word) || isFormOf(word, (base) => words.has(base));
  const passes = (sentence: string): boolean =>
    ordinarySigns.test(sentence) &&
    tokenise(sentence).every(({ word }) => isKnown(word) || partsOf(word).every(isKnown)) &&
    inventions.passes(openedPlainly(sentence)) &&
    countsAreKnown(sentence) &&
    namesAreKnown(sentence) &&
    !concession.test(sentence) &&
    asksOfReader(withoutQuotes(sentence, source)).every(mayAsk) &&
    standsInOnePlace(sentence);

  return {
    passes,
    keep(text, { least, most }) {
      const lines = tidyProse(text).split('\n');
      const tidy = lines.join(' ');
      // One paragraph was asked for; text in many lines is a list, a letter or a poem.
      if (lines.length > mostLines || tidy.length < least || tidy.length > most) return null;
      const sentences = sentencesOf(tidy);
      const kept: string[] = [];
      let lost = false;
      for (const sentence of sentences) {
        const stays: boolean = !(lost && refersBack.test(sentence)) && passes(sentence);
        if (stays) kept.push(sentence);
        lost = !stays;
      }
      const joined = kept.join(' ');
      const opens = kept[0] !== undefined && kept[0] === sentences[0];
      if (!opens || joined.length < least || joined.length < tidy.length * leastKept) return null;
      return { text: joined, dropped: sentences.length - kept.length };
    },
  };
}
