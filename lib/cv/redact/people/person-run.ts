import { irregularPasts } from '@/lib/facts/verbs';
import { isGivenName } from '@/lib/facts/given-names';
import { titleHeads, titleHints } from '@/lib/facts/job-words';
import { surnameKind } from '@/lib/facts/surnames';
import { normaliseForMatch } from '../../document/normalise';
import { kin, relationWords } from '../rules/people-words';
import { either, proper, titled } from '../rules/person-shapes';

/** Words that may be somebody's name, and what stands round them in their line. */
export interface PersonRun {
  /** Without a title before and a possessive behind. */
  name: string;
  /** 'Mrs ', 'Chief Inspector '; empty where none stands before. */
  title: string;
  /** The rest of the line on either side. */
  before: string;
  behind: string;
  /** In the line, with the title. */
  at: number;
  end: number;
}

const particle = '(?:de|da|do|dos|del|van|von|der|den|la|le|di|al|el|bin|binti|bint|ibn|ap|ab|af|ferch|ní|nic|ó|ua|uí|mac|an|na|st|y)';
const initial = "(?!I[ ,;]|I$)\\p{Lu}\\.?(?![\\p{L}\\p{M}\\d'’/&.-])(?! \\p{Lu}\\p{Ll}+ \\p{Ll})";
const nickname = `(?:["“(]${proper}["”)] )?`;
/** Capitalised words with single blanks between; initials, 'Wm.', particles and a short name in brackets belong to them. */
const runOfWords = new RegExp(
  `(?<![\\p{L}\\p{N}@./'’-])(?:\\p{Lu}\\p{Ll}{1,3}\\. )?(?:(?:\\p{Lu}\\.? ?){1,4} )?(?:\\(${proper}\\) )?${proper}(?: (?:${particle} ){0,2}${nickname}(?:\\p{Lu}\\p{Ll}{1,2}\\.(?= \\p{Lu})|${proper}|${initial})){0,5}`,
  'gu',
);
/** As many characters on either side of a name tell whose it is; a line may be very long. */
export const around = 80;
const pasts = new Set(Object.values(irregularPasts).flat());
/** 'WHITLOW, Jane' */
const forenameBehind = new RegExp(`^, (${proper}(?: ${proper})?)(?=[,;]| \\()`, 'u');
/** 'Obuya, P. K.' as papers are cited. */
const initialsBehind = /^,? (?:\p{Lu}\.[ -]?){1,3}(?=[,;:&)]| and| &|$| \()/u;

const lettersOf = (word: string): string => normaliseForMatch(word).replace(/[.,]/g, '');

export const isWorkWord = (word: string): boolean =>
  titleHeads.has(lettersOf(word)) || titleHints.has(lettersOf(word)) || titleHeads.has(lettersOf(word).replace(/s$/, ''));

export const isForename = (word: string): boolean => isGivenName(lettersOf(word));

/** 'Mrs ', 'Chief Inspector ' at the front of a name. */
const titleAt = new RegExp(`^(?:(?:Chief|Detective) )?${titled}{1,2}(?=[\\p{L}("“])`, 'u');

const family = new RegExp(`(?<![\\p{L}-])(?:${either(kin)}|[Bb]oys|[Gg]irls)[^.;]{0,24}$`, 'u');

/** Family is a detail of the owner, everybody else somebody to ask. */
export const isFamily = ({ before: left }: PersonRun): boolean => family.test(left);

export const matchesOfRuns = (text: string): RegExpExecArray[] => [...text.matchAll(runOfWords)];

/** A name without the words of work round it, and without the verb that a bullet point opens with. */
export function runIn(text: string, match: RegExpExecArray, isReached: boolean): PersonRun | null {
  const words = match[0].replace(/['’]s$/, '').split(' ');
  const isOpening = /(?:^|[.;:!?•*>|-] ?|\t)$/.test(leftOf(text, match.index));
  const lead = leadOf(words, isOpening);
  const rest = withoutTail(words.slice(lead));
  const at = match.index + words.slice(0, lead).reduce((length, word) => length + word.length + 1, 0);
  const written = rest.join(' ');
  // 'Mr and Mrs Tulloch'
  if (startsTitle.test(`${written} `) || (startsArticle.test(written) && !isInitial(written, isOpening && lead === 0))) return null;
  const title = titleAt.exec(written)?.[0] ?? '';
  const isAlone = rest.length === 1 && title === '';
  const more = restBehind(text.slice(at + written.length, at + written.length + around), isAlone && isReached);
  // a capital at the beginning of a sentence says nothing
  if (isAlone && isOpening && lead === 0 && more === '' && !isListed(written)) return null;
  const end = at + written.length + more.length;
  return { at, end, name: written.slice(title.length) + more, title, before: leftOf(text, at), behind: text.slice(end, end + around) };
}

/** 'WHITLOW, Jane' and 'Obuya, P. K.': what stands behind the comma. */
function restBehind(next: string, mayBeForename: boolean): string {
  const initials = initialsBehind.exec(next)?.[0];
  return initials ?? (mayBeForename ? (forenameBehind.exec(next)?.[0] ?? '') : '');
}

const startsArticle = /^(?:The|An?|My|Our) /;
/** 'A Khan' and 'An Nguyen': within a line an article is written small. */
const isInitial = (written: string, isOpening: boolean): boolean =>
  (!isOpening && /^An? /.test(written)) || written.split(' ').slice(1).some(isListed);

const isListed = (word: string): boolean => isForename(word) || surnameKind(lettersOf(word)) === 'name';

/** The words before a place; a sign stands for what was cut off, so that they do not seem to begin the line. */
const leftOf = (text: string, at: number): string => (at > around ? `…${text.slice(at - around, at)}` : text.slice(0, at));

/** 'Ann Bell MRCVS', 'Ann Bell Ward Manager' */
function withoutTail(words: readonly string[]): string[] {
  const rest = [...words];
  const hasSmall = rest.some((word) => !isCapitals(word));
  const isTail = (word: string): boolean =>
    // of 'Post Office' and 'Mac OS' nothing is somebody
    isWorkWord(word) || (hasSmall && isCapitals(word) && !isNameInCapitals(rest));
  while (rest.length > 2 && isTail(rest.at(-1) ?? '')) rest.pop();
  return rest;
}

const isCapitals = (word: string): boolean => /^\p{Lu}{2,}$/u.test(word);
/** 'Esra KAYA', but 'Ann Bell RN' */
const isNameInCapitals = (words: readonly string[]): boolean =>
  words.length === 2 && (words.at(-1)?.length ?? 0) > 3 && surnameKind(lettersOf(words.at(-1) ?? '')) !== null;

const startsTitle = new RegExp(`^${titled}$`, 'u');

/** 'Chief Engineer', 'Uncle', 'Trained', 'Dear': how many words stand before the name. */
function leadOf(words: readonly string[], isOpening: boolean): number {
  const before = words.slice(0, -1);
  const titledAt = before.findIndex((word) => startsTitle.test(`${word} `));
  if (titledAt > 0) return titledAt;
  const lead = before.findLastIndex((word) => isWorkWord(word) || relationWords.has(word.toLowerCase())) + 1;
  if (lead > 0 || before.length === 0) return lead;
  const first = before[0] ?? '';
  // 'QS Nadine Pickles'
  if (words.length > 2 && /^\p{Lu}{2,3}$/u.test(first) && words.slice(1).every((word) => !isCapitals(word))) return 1;
  // 'Trained Ann Bell' and 'Took Jan', but 'Ahmed Khan'
  const isName = isForename(first) || surnameKind(lettersOf(first)) !== null;
  return isOpening && ((isVerb(first) && (words.length > 2 || !isName)) || openings.has(first.toLowerCase())) ? 1 : 0;
}

/** Words with a capital before a name at the beginning of a line or a sentence. */
const openings = new Set(
  'regards signature signed sincerely faithfully thanks at in with from by for after before under when then and but so also both if while since'.split(
    ' ',
  ),
);

export const isVerb = (word: string): boolean => /ed$/.test(word) || pasts.has(word.toLowerCase());
