import type { Cv, Statement } from '@/lib/cv/cv';
import { coverage, isNamed, isSaidOf, termsOf, type Term } from '../../text/terms';
import { tokenise } from '../../text/tokens';
import { skillRegions } from './found-skills';
import type { SkillPlace } from './skill-sense';

interface Place {
  place: SkillPlace;
  /** A sentence about work, no title or name of a course. */
  isTold: boolean;
  terms: readonly Term[];
  /** In lower case, between blanks. */
  said: string;
}

/**
 * A word at least so rare says by itself what is meant: 'menus' for menu planning, but not 'changed' for change management. Measured on
 * labelled skills lists.
 */
const TELLING = 0.75;
/** Of several words these must be said, by their rarity. */
const MOST_SAID = 0.75;

const FEWEST_CAPITALS = 3;

/** 'managers', 'inspector': a word for who does it, so '14 category managers' do not show category management. */
const PERSON = /\p{L}{3}(?:er|or|ist)s?$/u;
const singularOf = (word: string): string => word.replace(/s$/, '');

/** 'Non-invasive ventilation (NIV)': names in capitals that the CV itself explains. */
const explained = /((?:[\p{L}'’-]{1,30} ){1,5}[\p{L}'’-]{1,30}) ?\((\p{Lu}{2,6})\)/gu;

const initialsOf = (words: readonly string[]): string => words.map((word) => word.charAt(0).toUpperCase()).join('');

/** The words for each abbreviation, the shortest run of words with its initials. */
function abbreviationsIn(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, before = '', short = ''] of text.matchAll(explained)) {
    const words = before.split(/[ -]/).filter(Boolean);
    const own = words.slice(-short.length);
    if (initialsOf(own) === short) found.set(short, own.join(' '));
  }
  return found;
}

/**
 * What is said in a line without the people in it and what stands before them: '14 category managers' do not show category management,
 * unless the ability is of them: 'customer care'. A person's own title tells what they do.
 */
function saidFor(asked: readonly Term[], { terms, isTold }: Place): readonly Term[] {
  if (!isTold) return terms;
  const own = new Set(asked.flatMap(({ word, parts }) => [word, ...(parts ?? []).map((part) => part.word)]).map(singularOf));
  const isPerson = ({ word }: Term): boolean => PERSON.test(word) && !own.has(singularOf(word)) && !/^[#=@]/.test(word);
  const people = new Set(terms.filter(isPerson).map(({ at }) => at));
  return terms.filter(({ at }) => !people.has(at) && !people.has(at + 1));
}

/** 'reduction' and 'reduced' are of one family, though their stems differ by a letter. */
const isFamily = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= SHORTEST_FAMILY &&
  Math.abs(one.length - other.length) === 1 &&
  (one.startsWith(other) || other.startsWith(one));
const SHORTEST_FAMILY = 5;

/** The asked words that are said by a word of their family. */
const familiesIn = (asked: readonly Term[], given: readonly Term[]): readonly Term[] =>
  asked.filter(({ stem, parts }) => parts === undefined && given.some((term) => isFamily(term.stem, stem)));

/** A thing of many names that is not said by one of them is looked for by its own words. */
const inWords = (asked: readonly Term[], said: ReadonlySet<string>): readonly Term[] =>
  asked.flatMap((term) => (term.parts && term.parts.length > 0 && !isSaidOf(term, said) ? term.parts : [term]));

function isSaidAt(asked: readonly Term[], place: Place): boolean {
  const own = saidFor(asked, place);
  const given = [...own, ...familiesIn(asked, own)];
  const stems = new Set(given.map(({ stem }) => stem));
  const words = inWords(asked, stems);
  const share = coverage(words, given);
  if (share === 0 || !isNamed(words, given)) return false;
  const said = words.filter((term) => isSaidOf(term, stems));
  // 'LEX chambers management' is shown by 'in LEX': a name in capitals says it alone.
  const isByName = said.some(({ isShort, word }) => isShort === true && word.length >= FEWEST_CAPITALS);
  const isTelling = said.some(({ weight }) => weight >= TELLING) || said.length > 1;
  return isByName || (isTelling && share >= MOST_SAID);
}

const wordsOf = (text: string): string =>
  ` ${tokenise(text)
    .map(({ word }) => word)
    .join(' ')} `;

/** Roles, projects and courses, sentence by sentence: words that belong together stand in one. */
function placesOf(cv: Cv, counts: (statement: Statement) => boolean): Place[] {
  const titles = new Set([...cv.work, ...cv.volunteering].map(({ title }) => title?.start));
  return skillRegions(cv, counts)
    .filter(({ place }) => place === 'work' || place === 'project' || place === 'education')
    .flatMap(({ start, end, place }) =>
      cv.text
        .slice(start, end)
        .split(/[.;:•\n](?=\s|$)/)
        .map((sentence) => ({
          place,
          isTold: place !== 'education' && !titles.has(start),
          terms: termsOf(sentence),
          said: wordsOf(sentence),
        })),
    );
}

/** Alternatives that are listed in one entry: either part of 'Retention and CRM' is of it. */
const partsOf = (text: string): string[] => {
  const parts = text.split(/ (?:and|&|\/) |\//);
  return parts.length > 1 ? parts : [];
};

/**
 * Whether roles, projects or courses say a listed ability by families of words ('prescribed exercise' for exercise prescription), the
 * trades' other words for the same and the abbreviations that the CV explains. Rare words weigh more than common ones.
 */
export function inOtherWords(cv: Cv, counts: (statement: Statement) => boolean): (skill: string) => boolean {
  let places: readonly Place[] | null = null;
  const abbreviations = abbreviationsIn(cv.text);
  const isSaid = (skill: string): boolean => {
    const asked = termsOf(skill, 'asked');
    const verbatim = wordsOf(skill);
    return (places ??= placesOf(cv, counts)).some((place) => place.said.includes(verbatim) || isSaidAt(asked, place));
  };
  return (skill) => {
    const written = skill.replace(/\p{Lu}{2,6}/gu, (short) => abbreviations.get(short) ?? short);
    return [...new Set([skill, written, ...partsOf(written)])].some(isSaid);
  };
}
