import * as facts from '@/lib/facts/figure-words';
import type { Token } from '../../text/tokens';
import { textBetween, tokenBeside, wordBeside, type Place } from './figure-context';

const timeUnits = new Set(facts.timeUnits);
const pluralsWithoutS = new Set(facts.pluralsWithoutS);
const hyphenatedMeasures = new Set(facts.hyphenatedMeasures);
const neverCounted = new Set(facts.neverCounted);
const groupNouns = new Set(facts.groupNouns);
/** How many words may describe the noun: '12 new part-time care staff'. */
const FURTHEST_NOUN = 4;

export const isTimeUnit = (word: string): boolean => timeUnits.has(word);

/** Whether the word looks like the plural of something counted: 'patients', 'orders', 'staff'. */
const isCounted = (word: string): boolean =>
  pluralsWithoutS.has(word) || (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !neverCounted.has(word));

/** The noun a number counts: right after it or after one or two words that describe it ('12 new care staff'); in 'a team of twelve' the number itself. */
export const countedNoun = (place: Place): Token | null => nounAfter(place) ?? (isSizeOfGroup(place) ? place.token : null);

function nounAfter(place: Place): Token | null {
  let last = place.token;
  for (let step = 1; step <= FURTHEST_NOUN; step++) {
    const noun = tokenBeside(place, step);
    if (!noun) return null;
    const gap = textBetween(place, last, noun);
    if (/[.,;:()]/.test(gap)) return null;
    const isNext = step === 1;
    if (isNext && gap === '-' && hyphenatedMeasures.has(noun.word)) return noun;
    if (isCounted(noun.word) || (isNext && isTimeUnit(noun.word))) return noun;
    // '35 disciplinary and grievance cases' counts cases; '22 started and 19 finished' counts nothing more.
    const joins = noun.word === 'and' && !isNext;
    // 'Two new drop-in centres': a small word inside a longer one.
    const isInLongerWord = gap === '-';
    if (neverCounted.has(noun.word) && !joins && !isInLongerWord) return null;
    last = noun;
  }
  return null;
}

const isSizeOfGroup = (place: Place): boolean => wordBeside(place, -1) === 'of' && groupNouns.has(wordBeside(place, -2));
