import { namesOf, occupations } from '@/lib/facts/occupations';
import { isFurtherGivenName, isGivenName, isGivenNameAndWord } from '@/lib/facts/given-names';
import { isCommonWord } from '@/lib/facts/common-words';
import { employerWords } from '@/lib/facts/job-words';
import { isPlaceName } from '@/lib/facts/places';
import { findSkillNamed } from '@/lib/facts/skills';
import { surnameKind } from '@/lib/facts/surnames';
import { headingKind } from '../../document/headings';
import { alphanumericKey, normaliseForMatch } from '../../document/normalise';
import { calendarWords, isInDate } from '../rules/calendar';
import { documentWords, firmWords, particles } from '../rules/name-words';
import { cluesBehind, cluesInFront } from '../rules/person-clues';
import { networks } from '../rules/link-hosts';
import { isThing, namedFirms, titledBrands } from '../rules/people-words';
import type { PersonPlace } from './person-place';
import { isVerb, isWorkWord, type PersonRun } from './person-run';
import { isThingLikePerson } from './things-like-people';

/** Titles that nobody but a person has: ships, firms and roses are named after captains, ladies and lords. */
const civilTitle =
  /^(?:Mrs?|Ms|Miss|Mx|Dr|Prof\w*|Cllr|Rev\w*|Pastor|Imam|Rabbi|Sheikh|Ustad|Herr|Frau|Mme|Mlle|Madame|Monsieur|Se[nñ]ora?|Signora?|Pani)\b/;

/** What the form of the words says. */
const forms: Readonly<Record<string, RegExp>> = {
  // how pupils and patients are named: 'Olive M.'
  'ends in initial': / \p{Lu}\.?$/u,
  'opens with initial': /^\p{Lu}\.? /u,
  'opens with initials': /^(?:\p{Lu}\.? ?){2,} ?\p{Lu}\p{Ll}/u,
  'initials behind': /, ?\p{Lu}\./u,
  double: /\p{Ll}-\p{Lu}\p{Ll}/u,
  'clan name': /(?:^| )(?:Mac|Mc|O['’])\p{Lu}/u,
  'owner inside': /['’]s /u,
  nickname: /["“(]/u,
  capitals: /^[\p{Lu} .,'’-]{4,}$/u,
  plural: /\p{Ll}s$/u,
  'opens as institutions do': /^(?:Royal|Saint|St|New|Great|North|South|East|West|Upper|Lower|National|British|Old|City|First)\b/u,
};
const demonym = /^\p{Lu}\p{Ll}+(?:ian|ish|ese)$/u;
/** Capitals of an abbreviation, or within a word, as brands have them. */
const abbreviation = /\p{Lu}{3}|\p{Ll}\p{Lu}{2}|\d/u;

/** Alone they are labels: 'Contact No'. */
const labels = new Set('no id num us me'.split(' '));
const lettersOf = (word: string): string => normaliseForMatch(word).replace(/[.,"“”()]/g, '');

const saidToBeEmployer = /\b(?:company|employer|organi[sz]ation)(?: name)? ?[:\t] ?$/i;
const posts: ReadonlySet<string> = new Set(occupations().flatMap(namesOf).map(normaliseForMatch));

/** 'Chef de Partie' begins like 'Chef Bellini', and is a post: the words with the last one before them. */
function isPost({ title, name, before }: PersonRun): boolean {
  const last = /[\p{L}'’-]+ $/u.exec(before)?.[0] ?? '';
  return [last, ''].some((word) =>
    normaliseForMatch(`${word}${title}${name}`)
      .split(' ')
      .some((_, at, words) => at > 0 && posts.has(words.slice(0, at + 1).join(' '))),
  );
}

/**
 * A heading, a brand with a title ('Dr Martens'), the children of a country ('the Syrian children') and an abbreviation are nobody, nor
 * are a post ('Chef de Partie'), an employer by its label, tools ('Sage Payroll'), half of a firm ('Mills & Reeve', 'Elton & Haulage')
 * and, where nothing is said of people, a firm that is called like a person and a word with an article ('the Sahara').
 */
export function isNobody(run: PersonRun, place: PersonPlace, isNextToPerson: boolean): boolean {
  const { name, title, before, behind } = run;
  const brand = `${normaliseForMatch(`${title}${name}`)} `;
  return [
    headingKind(name) !== null,
    isThingLikePerson(run, place),
    isPost(run),
    title === '' && saidToBeEmployer.test(before) && formOf(run) !== 'whole name',
    name.includes(' ') && isNamedAfterSkills(run) && !isSaidOfPeople(run),
    / family of\b/.test(behind.slice(0, 11)) && formOf(run) !== 'surname',
    [...titledBrands].some((titledBrand) => brand.startsWith(`${titledBrand} `)),
    !name.includes(' ') && title === '' && isLoneWordOfNobody(run, place, isNextToPerson),
    isJoinedToTrade(run) && !isNextToPerson && !isSaidOfPeople(run),
    namedFirms.has(normaliseForMatch(name)) && !isSaidOfPeople(run),
  ].some(Boolean);
}

const isInNoList = (word: string): boolean =>
  !isGivenName(word) && !isGivenNameAndWord(word) && !isFurtherGivenName(word) && surnameKind(word) === null;

/** 'Sage Payroll', and 'Statutory Fundraising', of which no word is a known name. */
function isNamedAfterSkills({ name, title }: PersonRun): boolean {
  const words = name.split(' ');
  const skills = words.filter((word) => findSkillNamed(word) !== null);
  return skills.length === words.length || (title === '' && skills.length > 0 && words.every((word) => isInNoList(lettersOf(word))));
}

const socialNetworks: ReadonlySet<string> = new Set(networks);
/** 'Meta' of 'Meta, TikTok, LinkedIn': the next of a row is a tool. */
const isInRowOfTools = (behind: string, isUnknown: boolean): boolean => {
  const next = /^, ([\p{L}\d.+#]+)(?=[,)]|$)/u.exec(behind)?.[1];
  return (
    next !== undefined &&
    (socialNetworks.has(next.toLowerCase()) || (isUnknown && findSkillNamed(next) !== null)) &&
    isInNoList(lettersOf(next))
  );
};

/** 'Elton Haulage & Storage', 'Foster Bakes & Distribution': what is joined to a word of trade is a firm. */
function isJoinedToTrade(run: PersonRun): boolean {
  const word = lettersOf(/^ & (\p{Lu}\p{L}+)/u.exec(run.behind)?.[1] ?? '');
  return formOf(run) !== 'whole name' && isInNoList(word) && (isWorkWord(word) || firmWords.has(word) || employerWords.has(word));
}

/** 'the Syrian children', 'NVQ', 'Mills & Reeve', 'Jan 2017' */
function isLoneWordOfNobody(run: PersonRun, place: PersonPlace, isNextToPerson: boolean): boolean {
  const { name, before, behind } = run;
  const isUnknown = formOf(run) === 'unknown word';
  const isJoined = /[&+] ?$/.test(before) || /^ ?[&+]/.test(behind);
  return [
    isUnknown && ((demonym.test(name) && /^ \p{Ll}/u.test(behind)) || capitals.test(name) || employerWords.has(lettersOf(name))),
    isJoined && !isNextToPerson && !isSaidOfPeople(run),
    isInDate(name, before, behind),
    !isNextToPerson && isInRowOfTools(behind, isUnknown) && !isSaidOfPeople(run),
    !isNextToPerson && isAcronym(run, place),
    /\bthe $/i.test(before) && /^[.!?]/.test(behind) && !isSaidOfPeople(run),
  ].some(Boolean);
}

const capitals = /^\p{Lu}{2,6}$/u;
/** A line that is written in capitals: names are written so there as all else is. */
const isInCapitals = (words: string): boolean => /\p{Lu}{2}/u.test(words) && !/\p{Ll}/u.test(words);

/** 'ELSA trained', 'supported ELSA groups': where other words have small letters, capitals are an abbreviation that happens to be a name. */
const isAcronym = (run: PersonRun, place: PersonPlace): boolean =>
  capitals.test(run.name) &&
  !isInCapitals(run.before + run.behind) &&
  !(place.isReached || place.isReachedBelow || place.isAnnounced || place.isContact || place.section === 'references') &&
  !isSaidOfPeople(run, sharedMarks);

/** What lists of names and of words of work say of one word. */
function kindsOfWord(word: string, isCommon: PersonPlace['isCommon']): string[] {
  const letters = lettersOf(word);
  if (letters.length < 2) return ['letter'];
  const surname = letters
    .split('-')
    .map(surnameKind)
    .find((kind) => kind !== null);
  const isNamed = isGivenName(letters) || isGivenNameAndWord(letters) || isFurtherGivenName(letters) || surname !== undefined;
  const kinds: Record<string, boolean> = {
    given: isGivenName(letters),
    'given abroad': isFurtherGivenName(letters),
    'given and word': isGivenNameAndWord(letters),
    surname: surname === 'name',
    'surname and word': surname === 'word',
    'in no list': !isNamed,
    english: isCommonWord(letters),
    'rare word': !isNamed && !isCommonWord(letters),
    work: isWorkWord(word),
    firm: firmWords.has(letters) || employerWords.has(letters),
    document: documentWords.has(letters),
    thing: isThing.test(word),
    verb: isVerb(word),
    calendar: calendarWords.has(letters),
    place: isPlaceName(word),
    skill: findSkillNamed(word) !== null,
    particle: particles.has(word),
    abbreviation: abbreviation.test(word),
    common: isCommon(letters),
  };
  return Object.keys(kinds).filter((kind) => kinds[kind]);
}

/** Names of one word: 'Contact No', 'the Hendersons'. */
const marksOfLoneWord = (word: string): string[] => [
  ...(labels.has(word) ? ['label'] : []),
  ...(word.endsWith('s') && surnameKind(word.slice(0, -1)) ? ['plural surname'] : []),
];

function marksOfWords({ name, title }: PersonRun, { isCommon }: PersonPlace): string[] {
  const words = name.split(' ');
  const inner = words.slice(1, -1).flatMap((word) => kindsOfWord(word, isCommon));
  const first = kindsOfWord(words[0] ?? '', isCommon);
  const last = kindsOfWord(words.at(-1) ?? '', isCommon);
  const isAlone = words.length === 1;
  const whole: Record<string, boolean> = {
    place: isPlaceName(name),
    skill: findSkillNamed(name) !== null,
    'firm named after somebody': namedFirms.has(normaliseForMatch(name)),
  };
  return [
    `words ${Math.min(words.length, 5)}`,
    ...(isAlone ? first.map((kind) => `alone ${kind}`) : [...first.map((kind) => `first ${kind}`), ...last.map((kind) => `last ${kind}`)]),
    ...new Set(inner.map((kind) => `inner ${kind}`)),
    ...(title === '' ? [] : [civilTitle.test(title) ? 'civil title' : 'other title', `titled ${isAlone ? 'word' : 'words'}`]),
    ...Object.keys(forms).filter((form) => forms[form]?.test(name)),
    ...Object.keys(whole).filter((mark) => whole[mark]),
    ...(isAlone ? marksOfLoneWord(normaliseForMatch(name)) : []),
  ];
}

/** Signs that stand round names of firms as round names of people. */
const neutral = new Set(
  'by|with|young|the|place|for|quoted|bracket|comma|dash|colon|stop|small word|opens|employer|client|sons|ampersand|year|post at once'.split(
    '|',
  ),
);

/** They say little beside words for people: 'took over from', 'a reference for'. */
const prepositions = new Set('by|with|place|for|small word'.split('|'));
/** What is said behind people only. */
const personal = new Set('is relative|letters|helps me|age|household|is now'.split('|'));

const marksInFront = ({ before }: PersonRun): string[] => [
  ...new Set(cluesInFront.filter(({ pattern }) => pattern.test(before)).map(({ mark }) => mark)),
];
const marksBehind = ({ behind }: PersonRun): string[] => cluesBehind.filter(({ pattern }) => pattern.test(behind)).map(({ mark }) => mark);

/** Words of work stand in front of people and of things: 'supported Elsa', 'supported ELSA groups'. */
const sharedMarks: ReadonlySet<string> = new Set([...neutral, 'shared verb']);

/** Words stand round the run that are said of people only. */
const isSaidOfPeople = (run: PersonRun, saidOfAll: ReadonlySet<string> = neutral): boolean =>
  run.title !== '' || marksInFront(run).some((mark) => !saidOfAll.has(mark)) || marksBehind(run).some((mark) => personal.has(mark));

const isRepeated = (words: readonly string[], emails: readonly string[]): boolean =>
  words.map(alphanumericKey).some((part) => part.length > 3 && emails.some((email) => email.includes(part)));

const placeMarks = (place: PersonPlace, opens: boolean, isSaid: boolean): string[] => {
  const marks: Record<string, boolean> = {
    reached: place.isReached,
    'number in line': place.hasNumber && !place.isReached,
    'reached below': place.isReachedBelow,
    'opens and reached below': place.isReachedBelow && opens,
    announced: place.isAnnounced,
    'opens and announced': place.isAnnounced && opens,
    years: place.hasYears,
    'years, unsaid': place.hasYears && !isSaid,
    unsaid: !isSaid,
    cited: place.isCitation,
    contact: place.isContact,
    loose: place.isLoose,
    'loose and said': place.isLoose && isSaid,
    [`in ${place.section}`]: !place.isLoose,
    [`in ${place.section}, unsaid`]: !place.isLoose && !isSaid,
  };
  return Object.keys(marks).filter((mark) => marks[mark]);
};

/** How much of the name the lists of names have. */
function formOf({ name }: PersonRun): string {
  const words = name
    .split(' ')
    .map(lettersOf)
    .filter((word) => word.length > 1);
  const isGiven = (word = ''): boolean => isGivenName(word) || isFurtherGivenName(word) || isGivenNameAndWord(word);
  const isSurname = (word = ''): boolean => word.split('-').some((part) => surnameKind(part) !== null);
  if (words.length < 2) return isGiven(words[0]) ? 'given name' : isSurname(words[0]) ? 'surname' : 'unknown word';
  if (isGiven(words[0])) return isSurname(words.at(-1)) ? 'whole name' : 'given name and more';
  return isSurname(words.at(-1)) ? 'more and surname' : 'unknown words';
}

/**
 * What speaks for and against a run being a person's name; `isNextToPerson` where somebody stands just before, joined as people are. None of it decides alone: 'Thomson & Joseph' has the shape of a name, and
 * 'partner' names a person and a firm.
 */
export function marksOf(run: PersonRun, place: PersonPlace, isNextToPerson: boolean): string[] {
  const isAlone = !run.name.includes(' ') && run.title === '';
  const [front, behind] = [marksInFront(run), marksBehind(run)];
  const isSaid = run.title !== '' || front.some((mark) => !neutral.has(mark)) || behind.some((mark) => personal.has(mark));
  const form = formOf(run);
  const signs = isSaid ? front.filter((mark) => !prepositions.has(mark)) : front;
  const context = [...signs.map((mark) => `< ${mark}`), ...behind.map((mark) => `> ${mark}`)];
  return [
    ...marksOfWords(run, place),
    ...context,
    ...(isAlone ? context.map((mark) => `${mark}, alone`) : []),
    ...placeMarks(place, front.includes('opens'), isSaid),
    `${form}, ${isSaid ? 'said' : 'unsaid'}`,
    `${form}, ${isSaid ? 'said' : 'unsaid'}, ${place.hasYears ? 'years' : 'no years'}`,
    `${form}, in ${place.section}`,
    ...signs.map((mark) => `${form} < ${mark}`),
    ...(isAlone ? placeMarks(place, front.includes('opens'), isSaid).map((mark) => `${mark}, alone`) : []),
    ...(isRepeated(run.name.split(' '), place.emails) ? ['repeated in email'] : []),
    ...(isNextToPerson ? ['next to person', ...(isAlone ? ['next to person, alone'] : [])] : []),
  ];
}
