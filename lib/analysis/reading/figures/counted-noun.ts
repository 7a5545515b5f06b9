import type { Token } from '../../text/tokens';
import { textBetween, tokenBeside, wordBeside, type Place } from './figure-context';

export const TIME_UNITS = new Set(
  'minute minutes min mins hour hours hr hrs day days week weeks month months second seconds secs ms'.split(' '),
);
const PLURALS_WITHOUT_S = new Set(
  'people staff children men women personnel headcount offspring fte ftes nurses kwh sq sqft sqm km miles tonnes kg beds covers'.split(' '),
);
/** Written to its number with a hyphen: 'a 28-bed ward', 'a six-strong team'. */
const MEASURED = new Set(
  'bed bedded bedroom room person people strong man seat seater cover pupil place unit site vehicle acre'.split(' '),
);
const NOT_COUNTED = new Set(
  'was is as has this its of and or to for in on at by with a-levels gcses years year decades levels plus'.split(' '),
);
const GROUPS = new Set('team staff group class crew shift department'.split(' '));
const furthestNoun = 4;

/** Does the word read as the plural of something counted: 'patients', 'orders', 'staff'? */
const isCounted = (word: string): boolean =>
  PLURALS_WITHOUT_S.has(word) || (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !NOT_COUNTED.has(word));

/** The noun a number counts: right after it or after one or two words that describe it ('12 new care staff'); in 'a team of twelve' the number itself. */
export const countedNoun = (place: Place): Token | null => nounAfter(place) ?? (isSizeOfGroup(place) ? place.token : null);

function nounAfter(place: Place): Token | null {
  let last = place.token;
  for (let step = 1; step <= furthestNoun; step++) {
    const noun = tokenBeside(place, step);
    if (!noun) return null;
    const gap = textBetween(place, last, noun);
    if (/[.,;:()]/.test(gap)) return null;
    const isNext = step === 1;
    if (isNext && gap === '-' && MEASURED.has(noun.word)) return noun;
    if (isCounted(noun.word) || (isNext && TIME_UNITS.has(noun.word))) return noun;
    // '35 disciplinary and grievance cases' counts cases; '22 started and 19 finished' counts nothing more.
    const joins = noun.word === 'and' && !isNext;
    // 'Two new drop-in centres': a small word inside a longer one.
    const isInLongerWord = gap === '-';
    if (NOT_COUNTED.has(noun.word) && !joins && !isInLongerWord) return null;
    last = noun;
  }
  return null;
}

const isSizeOfGroup = (place: Place): boolean => wordBeside(place, -1) === 'of' && GROUPS.has(wordBeside(place, -2));
