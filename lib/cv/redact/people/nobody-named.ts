import { isCommonWord } from '@/lib/facts/common-words';
import { isFurtherGivenName, isGivenName, isGivenNameAndWord } from '@/lib/facts/given-names';
import { employerWords } from '@/lib/facts/job-words';
import { isPlaceName } from '@/lib/facts/places';
import { surnameKind } from '@/lib/facts/surnames';
import { normaliseForMatch } from '../../document/normalise';
import type { Span } from '../../document/redacted-document';
import type { Redacting } from '../findings';
import { ambiguousNames, firmWords, salutations } from '../rules/name-words';
import { requests } from '../rules/people-words';
import { isWorkWord } from './person-run';

const keyOf = (word: string): string => normaliseForMatch(word).replace(/['’]s?$/, '');
const isGiven = (key: string): boolean => isGivenName(key) || isGivenNameAndWord(key) || isFurtherGivenName(key);
/** Small words that are names too: 'Either will speak to you'. */
const helpers = new Set('will may'.split(' '));
/** Open a sentence and are no names: 'Can get plenty'. */
const openers = new Set('Can Could Would Should Have Has Had Is Are Was Were Do Does Did'.split(' '));
const anyWord = /[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu;
export const wordsIn = (text: string): string[] => text.match(anyWord) ?? [];
const capitalisedWords = /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)+/gu;

/** 'Please contact Nest': a name, whatever else the word says. */
const asksFor = new RegExp(`\\b(?:${requests}) (?!(?:me|us|you|them|the|my|after|before|at|on|to)\\b)`, 'i');
/** Fewer words are no sentence: 'Nest', 'Penny Black'. */
const leastWords = 4;
const LEAST_SMALL = 2;
/** 'My manager Miss Brown will help' */
const titles = new Set(salutations.map((word) => normaliseForMatch(word.replace('.', ''))));

const places: ReadonlySet<string> = new Set(['ADDRESS', 'POSTCODE']);
const calls: ReadonlySet<string> = new Set(['EMAIL', 'PHONE']);
/** Characters between a stretch and such a detail. */
const NEAR = 4;

/** 'References: my manager …' opens small behind its label; elsewhere a small letter goes on with what was found before it. */
const isOwnSentence = ({ text }: Redacting['source'], start: number): boolean =>
  /(?:^|\n|[\p{L})] ?:)\s*$/u.test(text.slice(Math.max(0, start - 4), start));

/**
 * Whether nobody can be named in a stretch of the references: a sentence that opens with a capital, each word of which is a common one or
 * one of work, and in no list of names, or part of what the CV says elsewhere too: the firm or the town that the owner worked in.
 */
export function nobodyIsNamed({ source, regions, findings }: Redacting): (stretch: Span) => boolean {
  const elsewhere = source.lines
    .filter(({ start, end }, index) => regions.sections[index] !== 'references' && findings.isFree(start, end))
    .map(({ text }) => text)
    .join('\n');
  const isSaidElsewhere = (words: string): boolean =>
    !words.split(' ').some((word) => isGiven(keyOf(word))) && elsewhere.includes(words.replace(/['’]s$/, ''));
  // somebody answers the phone that follows, and a house beside a postcode has a name: 'The Old Post Office'
  const isReached = (stretch: Span): boolean =>
    findings.all.some(({ kind, start, end }) => {
      const [ahead, behind] = [start - stretch.end, stretch.start - end];
      return places.has(kind) ? ahead < NEAR && behind < NEAR : calls.has(kind) && ahead >= 0 && ahead < NEAR;
    });
  return ({ start, end }) => {
    const text = source.text.slice(start, end);
    const known = [...text.matchAll(capitalisedWords)].filter(({ 0: found }) => isSaidElsewhere(found));
    const isKnown = (at: number): boolean => known.some(({ 0: found, index }) => index <= at && at < index + found.length);
    const words = [...text.matchAll(anyWord)];
    return (
      words.length >= leastWords &&
      !asksFor.test(text) &&
      !isReached({ start, end }) &&
      words.filter(({ 0: word }) => /^\p{Ll}{2}/u.test(word)).length >= LEAST_SMALL &&
      !words.some(({ 0: word }) => titles.has(keyOf(word))) &&
      (/^[^\p{L}]*\p{Lu}/u.test(text) || isOwnSentence(source, start)) &&
      words.every(
        ({ 0: word, index }) =>
          isKnown(index) ||
          isPlainWord(word) ||
          (index === words[0]?.index && offersDeed.test(text)) ||
          (isPlaceName(word) && isSaidElsewhere(word)) ||
          (known.length > 0 && isCommonSmall(word)),
      )
    );
  };
}

/** 'Happy to give you my manager’s number': some are called Happy, and none here. */
const offersDeed = /^[^\p{L}]*(?:Able|Delighted|Glad|Happy|Pleased|Willing) to \p{Ll}/u;

/** 'milking', 'mornings' */
const ending = /(?:ing|ed|e?s|ly)$/;

/** Whether a word is a common one or one of work, and in no list of names. */
export function isPlainWord(word: string): boolean {
  const key = keyOf(word);
  const isSmall = /^\p{Ll}/u.test(word);
  if (key.length < 2) return isSmall;
  if (helpers.has(word) || openers.has(word)) return true;
  return !isGiven(key) && (isSmall ? isSmallWord(key) : isWordWithCapital(word, key));
}

/** 'happy', 'will' and 'sue' beside 'Copper Kettle': who writes the firm with capitals writes a person with one. */
const isCommonSmall = (word: string): boolean => /^\p{Ll}/u.test(word) && isCommonWord(keyOf(word));

const isSmallWord = (key: string): boolean =>
  surnameKind(key) !== 'name' && [key, key.replace(ending, '')].some((word) => isCommonWord(word) || isWorkWord(word));

/** Written like a name: 'Neighbours', 'Governors', but neither 'Brown' nor 'SUE'. */
function isWordWithCapital(word: string, key: string): boolean {
  const isSurname = ambiguousNames.has(key) || (surnameKind(key) !== null && !isWorkWord(word));
  const isListed = [isCommonWord(key), isWorkWord(key), employerWords.has(key), firmWords.has(key)].some(Boolean);
  return isListed && !isSurname && !/^\p{Lu}{2}/u.test(word);
}
