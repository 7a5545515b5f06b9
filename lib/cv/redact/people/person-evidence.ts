import { employerWords, titleHeads, titleHints } from '@/lib/facts/job-words';
import { isGivenName } from '@/lib/facts/given-names';
import { isPlaceName } from '@/lib/facts/places';
import { findSkillNamed } from '@/lib/facts/skills';
import { headingKind } from '../../document/headings';
import { alphanumericKey, normaliseForMatch } from '../../document/normalise';
import { documentWords, firmWords, particles } from '../rules/name-words';
import { cluesAgainst, cluesBehind, cluesInFront, type Clue } from '../rules/person-clues';
import { isThing, kin, namedFirms, titledBrands } from '../rules/people-words';
import { either, titled } from '../rules/person-shapes';

/** Capitalised words that may be somebody's name, and what stands round them in their line. */
export interface PersonRun {
  /** Without a title before and a possessive behind. */
  name: string;
  /** 'Mrs ', 'Chief Inspector '; empty where none stands before. */
  title: string;
  /** The rest of the line on either side. */
  before: string;
  behind: string;
}

/** What else is known about the place of a run. */
export interface PersonPlace {
  /** A phone number or an email stands in the line, and the line is none of the owner's. */
  isReached: boolean;
  /** A phone number stands in the line, be it the owner's. */
  hasNumber: boolean;
  /** The local parts of other people's emails, in letters and digits: they repeat a name. */
  emails: readonly string[];
  /** Below words that announce people: 'Who can speak for me'. */
  isAnnounced: boolean;
  /** Another line close below has a phone number or an email that is not the owner's. */
  isReachedBelow: boolean;
  /** A line that says who was employed, where and when, or a list of skills or awards: full of names of firms and prizes. */
  isOfWork: boolean;
  /** In an advert or another text without an owner, where every name is somebody else's. */
  isLoose: boolean;
  /** Words that the document also writes in small letters are no names. */
  isCommon: (word: string) => boolean;
}

/** From this score on a run is a person; one word alone needs more. */
export const personScore = 4;

const best = (clues: readonly Clue[], text: string, isAlone: boolean): number =>
  Math.max(0, ...clues.map(({ pattern, points, notAlone }) => (!(notAlone && isAlone) && pattern.test(text) ? points : 0)));

const lettersOf = (word: string): string => normaliseForMatch(word).replace(/[.,]/g, '');

export const isWorkWord = (word: string): boolean =>
  titleHeads.has(lettersOf(word)) || titleHints.has(lettersOf(word)) || titleHeads.has(lettersOf(word).replace(/s$/, ''));

export const isForename = (word: string): boolean => isGivenName(lettersOf(word));

/** Titles that nobody but a person has: ships, firms and roses are named after captains, ladies and lords. */
const civilTitle =
  /^(?:Mrs?|Ms|Miss|Mx|Dr|Prof\w*|Cllr|Rev\w*|Pastor|Imam|Rabbi|Sheikh|Ustad|Herr|Frau|Mme|Mlle|Madame|Monsieur|Se[nñ]ora?|Signora?|Pani)\.? $/;

/** What the form of two or more words says. */
const forms: readonly { pattern: RegExp; points: number }[] = [
  { pattern: / /u, points: 1 },
  // how pupils and patients are named: 'Olive M.'
  { pattern: / \p{Lu}\.$/u, points: 2 },
  { pattern: /^\p{Lu}\.? /u, points: 0.5 },
  { pattern: / (?:\S+ )*\S*\p{Ll}-\p{Lu}\p{Ll}\S*$/u, points: 1 },
  { pattern: /(?:^| )(?:Mac|Mc|O['’])\p{Lu}/u, points: 1 },
  // 'John Soane's Museum'
  { pattern: /['’]s /u, points: -4 },
];
/** Capitals of an abbreviation, or within a word, as brands have them. */
const isAbbreviation = (word: string): boolean => /\p{Lu}{3}|\p{Ll}\p{Lu}{2}|\d/u.test(word);

/** Alone they are labels: 'Contact No'. */
const neverAlone = new Set('no id num us me'.split(' '));
/** Alone they are months and days, unless words that are said of people stand round them: 'Carers ⇥ Jan 2024', 'my sister Jan'. */
const calendarWords = new Set(
  'jan feb mar apr may jun june jul july aug sep sept oct nov dec monday tuesday wednesday thursday friday'.split(' '),
);

/** Points that the words of a name give by themselves. */
function scoreOfWords(words: readonly string[], title: string, isCommon: PersonPlace['isCommon']): number {
  const name = words.join(' ');
  const isInCapitals = words.length > 1 && /^[\p{Lu} .,'’-]+$/u.test(name);
  const sumOf = (test: (word: string) => boolean, points: number): number => words.filter(test).length * points;
  return [
    forms.reduce((sum, { pattern, points }) => sum + (pattern.test(name) ? points : 0), 0),
    title === '' ? 0 : civilTitle.test(title) ? 4.5 : 0.5,
    words.some(isForename) ? 1.5 : 0,
    words.some((word) => particles.has(word)) ? 1 : 0,
    isPlaceName(name) && title === '' ? (words.some(isForename) ? -1 : -2) : 0,
    findSkillNamed(name) ? -4 : 0,
    sumOf((word) => isWorkWord(word) || firmWords.has(lettersOf(word)) || documentWords.has(lettersOf(word)) || isThing.test(word), -4),
    sumOf((word) => employerWords.has(lettersOf(word)), title === '' ? -4 : -1),
    isInCapitals ? -1 : sumOf(isAbbreviation, -4),
    sumOf((word) => isCommon(lettersOf(word)), -2),
    words.length === 1 && neverAlone.has(lettersOf(name)) ? -9 : 0,
  ].reduce((sum, points) => sum + points, 0);
}

const isRepeated = (words: readonly string[], emails: readonly string[]): boolean =>
  words.map(alphanumericKey).some((part) => part.length > 3 && emails.some((email) => email.includes(part)));

/** `isUnsaid`: one word, and nothing round it is said of people. */
function scoreOfOtherSense(name: string, isUnsaid: boolean): number {
  if (namedFirms.has(name)) return -2.5;
  return isUnsaid && calendarWords.has(name) ? -9 : 0;
}

/**
 * How much speaks for a run of capitalised words being a person's name. Every word, the place and the words round it are weighed here
 * together, because none of them decides alone: 'Thomson & Joseph' has the shape of a name, and 'partner' names a person and a firm.
 */
export function scoreOfPerson({ name, title, before: left, behind: right }: PersonRun, place: PersonPlace): number {
  const words = name.split(' ');
  const brand = normaliseForMatch(`${title}${name}`);
  if (headingKind(name) || [...titledBrands].some((titledBrand) => `${brand} `.startsWith(`${titledBrand} `))) return -9;
  const isAlone = words.length === 1 && title === '';
  const context = best(cluesInFront, left, isAlone) + best(cluesBehind, right, isAlone);
  const points = [
    scoreOfWords(words, title, place.isCommon),
    context,
    isAlone && context >= 3 ? 1 : 0,
    scoreOfOtherSense(normaliseForMatch(name), isAlone && context < 2.5),
    scoreOfPlace(place, /(?:^|\t|[•*-] ?)$/.test(left), context >= 3 && (!isAlone || words.some(isForename))),
    isRepeated(words, place.emails) ? 2.5 : 0,
    place.isLoose && context > 0 ? 1 : 0,
    place.hasNumber && !place.isReached && context >= 2.5 ? 1.5 : 0,
    ...cluesAgainst.map(({ side, pattern, points: minus }) => (pattern.test(side === 'before' ? left : right) ? minus : 0)),
  ];
  return points.reduce((sum, each) => sum + each, 0);
}

/** `opens`: the name opens its line or the box of a table. `isSaid`: words stand round it that are said of people only, so among names of firms too. */
function scoreOfPlace({ isReached, isReachedBelow, isAnnounced, isOfWork }: PersonPlace, opens: boolean, isSaid: boolean): number {
  const reach = isReached ? 2 : isReachedBelow && opens ? 1.5 : 0;
  const announced = isAnnounced ? (opens ? 2.5 : 1.5) : 0;
  return reach + announced - (isOfWork && !isSaid ? 2.5 : 0);
}

/** 'Mrs ', 'Chief Inspector ' at the front of a name. */
export const titleAt = new RegExp(`^(?:(?:Chief|Detective) )?${titled}(?=[\\p{L}(])`, 'u');

const family = new RegExp(`(?<![\\p{L}-])(?:${either(kin)}|[Bb]oys|[Gg]irls)[^.;]{0,24}$`, 'u');

/** Family is a detail of the owner, everybody else somebody to ask. */
export const isFamily = ({ before: left }: PersonRun): boolean => family.test(left);
