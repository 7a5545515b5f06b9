import { employerWords, titleHeads, titleHints } from '@/lib/facts/job-words';
import { isPlaceName } from '@/lib/facts/places';
import { findSkillNamed } from '@/lib/facts/skills';
import { headingKind } from '../../document/headings';
import { alphanumericKey, normaliseForMatch } from '../../document/normalise';
import { documentWords, firmWords, particles, postNominals } from '../rules/name-words';
import {
  acquaintances,
  colleagues,
  kin,
  namedAfter,
  personalVerbs,
  personLabels,
  personVerbs,
  served,
  sharedVerbs,
  titledBrands,
} from '../rules/people-words';
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
  /** The local parts of other people's emails, in letters and digits: they repeat a name. */
  emails: readonly string[];
  /** Below words that announce people: 'Who can speak for me'. */
  isAnnounced: boolean;
  /** Another line close below has a phone number or an email that is not the owner's. */
  isReachedBelow: boolean;
  /** A line that says who was employed, where and when, or a list of skills or awards: full of names of firms and prizes. */
  isOfWork: boolean;
  /** Words that the document also writes in small letters are no names. */
  isCommon: (word: string) => boolean;
}

/** From this score on a run is a person; one word alone needs more. */
export const personScore = 4;

interface Clue {
  pattern: RegExp;
  points: number;
  /** Firms stand there too, and one word does not tell a person from a firm: 'Agent: Savills'. */
  notAlone?: true;
}

const roles = `${colleagues}|${acquaintances}`;
/** Words that posts end in. */
const posts = [...titleHeads].filter((word) => word.length > 3).join('|');
const own = '(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:[\\p{Ll}-]+ ){0,3}';
const some = '(?:[Aa]n?|[Oo]ne|[Tt]he|[Mm]y|[Oo]ur) (?:[\\p{Ll}-]+ ){0,3}';
/** Between a word for somebody and the name: 'my boss yes: ', 'a young man, ', 'our lead is '. */
const link =
  "(?: at the time)?(?: ?[,:–-] ?|(?: (?:in|at|on|for) (?:\\p{L}[\\p{L}'’-]* ?){1,3}| there)? ?(?:is|was|named|called|yes|no|:)[,:]? | )";
const former = '(?:[Ee]x-|[Ff]ormer |[Ll]ate )?';
/** People by what they are to somebody; the words end where the name begins. Of each list only the best clue counts. */
const before: readonly Clue[] = [
  { pattern: new RegExp(`\\b${own}${former}(?:${kin}|boys|girls|best)${link}$`, 'u'), points: 3 },
  { pattern: new RegExp(`\\b${own}(?:${roles})${link}$`, 'u'), points: 3 },
  { pattern: new RegExp(`\\b${some}(?:${served}|starter|leaver)(?:, | called | named | )$`, 'u'), points: 3 },
  { pattern: new RegExp(`(?<![\\p{L}-])${former}(?:${either(kin)}|[Uu]ncle|[Aa]untie|[Bb]oys|[Gg]irls)${link}$`, 'u'), points: 2.5 },
  {
    pattern: new RegExp(`(?<![\\p{L}-])(?:${either(kin)}|[Gg]odmother|[Gg]odfather|[Gg]uardian) (?:of|to) (?:twins,? )?$`, 'u'),
    points: 3,
  },
  { pattern: /(?<![\p{L}-])(?:wife|husband|sons?|daughters?|boys|girls|mum|dad|fianc[eé]e?)(?:,| -)? $/u, points: 3 },
  // 'PhD supervisor at Leeds: ', 'Line manager ⇥ ': the label of a box or of a line
  {
    pattern: new RegExp(
      `(?:^|[\\t|•;.] ?)(?:[\\p{L}'’-]+ ){0,4}(?:${either(`${roles}|${kin}|${personLabels}`)})s?(?: [\\p{L}]+){0,3}(?: \\d)?(?: ?: ?|\\t)$`,
      'u',
    ),
    points: 3,
    notAlone: true,
  },
  { pattern: new RegExp(`(?<![\\p{L}-])(?:${either(roles)})s?${link}$`, 'u'), points: 1.5, notAlone: true },
  {
    pattern: new RegExp(`\\b(?:[Tt]he|[Oo]ur|[Tt]heir) (?:[\\p{Ll}-]+ ){0,2}(?:${roles}|owner|landlord|${posts}), $`, 'u'),
    points: 2.5,
    notAlone: true,
  },
  { pattern: new RegExp(`\\b[Uu]nder (?:the |our |my )?(?:[\\p{Ll}-]+ ){0,2}(?:${posts}) $`, 'u'), points: 3, notAlone: true },
  { pattern: new RegExp(`\\b(?:${either(personVerbs)}):? $`, 'u'), points: 3 },
  { pattern: new RegExp(`\\b(?:${either(personalVerbs)}) $`, 'u'), points: 3, notAlone: true },
  { pattern: new RegExp(`\\b(?:${either(personalVerbs)}) $`, 'u'), points: 2 },
  { pattern: new RegExp(`\\b(?:${either(sharedVerbs)}) $`, 'u'), points: 1 },
  { pattern: /\b(?:[Cc]ontact|[Rr]ing|[Aa]sk(?: for)?|[Cc]all|[Ww]rite to|[Ss]peak to|[Pp]hone|[Tt]hanks to)(?: ?[:–-])? $/u, points: 3 },
  { pattern: /\b[Pp]air(?:ed|ing)? (?:[\p{Ll}-]+ ){0,3}with $/u, points: 3 },
  { pattern: /\b(?:by|under|alongside) $/u, points: 1.5 },
  { pattern: /\b(?:with|and) $/u, points: 0.5 },
  { pattern: /\b(?:little|young|late) $/u, points: 3 },
  {
    pattern: /\b(?:team|colleagues|apprentices|trainees|juniors|children|siblings|starters)(?: of [a-z\d]+)? ?[(:–,] ?$/u,
    points: 3,
  },
  // who says the words of a testimonial
  { pattern: /[.!?]?["”’'] ?[–—-]{1,2} ?$/u, points: 3 },
  {
    pattern:
      /\b(?:key ?worker|carer|nanny|tutor|mentor|buddy|guardian|deputy|assistant|PA|companion|governess|befriender|advocate|understudy|apprentice|secretary) (?:of|to|for) (?:the [\p{Ll}-]+ )?$/iu,
    points: 2.5,
  },
  // 'Gaffer Tom Rowe': the post directly in front
  { pattern: new RegExp(`(?<![\\p{L}-])(?:${[...titleHeads].join('|')}) $`, 'iu'), points: 1.5, notAlone: true },
];
const behind: readonly Clue[] = [
  { pattern: new RegExp(`^ ?(?:[,–-] ?|\\()(?:(?:my|our) )?(?:[\\p{Ll}-]+ ){0,2}(?:${kin})\\b`, 'u'), points: 3 },
  { pattern: new RegExp(`^,? \\(?(?:${postNominals.map((word) => word.replaceAll('.', '\\.?')).join('|')}|MRCVS|RVN)\\b`, 'u'), points: 2 },
  {
    pattern:
      /^,? (?:now |who |also )?(?:taught|trained|gave|offered|asked|told|knows|helped|made|can|will|would|wrote|said)(?: [\p{Ll}-]+){0,2} (?:me|my|us|our|speak|vouch)\b/u,
    points: 3,
  },
  // 'Noah (6)', 'Cerys (Year 10)'
  { pattern: /^,? \((?:aged? |[Yy]ear |born |b\. ?)?\d{1,2}[A-Z]?\)|^, (?:aged )?\d{1,2}(?=[,.;)]| and\b|$)/u, points: 2 },
  {
    pattern: new RegExp(
      `^(?:,| \\(| [–-]) ?(?:(?:[Tt]he|[Oo]ur|[Mm]y|[Tt]hen|an?|both|now) )?(?:[\\p{L}-]+ ){0,3}(?:${roles}|chair|owner|head|${posts})s?\\b`,
      'iu',
    ),
    points: 1.5,
  },
  {
    pattern:
      /^,? (?:now |who |also )?(?:gave|asked|wrote|trained|taught|said|made|put|chose|told|called|trusted|speaks|knows|runs|is|was|will|can|helps?|let|owns?|has|had|lives?|keeps?|retired)\b/u,
    points: 1,
  },
];
/** What shows a name to be that of a firm, a place or a thing. */
const against: readonly { pattern: RegExp; side: 'before' | 'behind'; points: number }[] = [
  { side: 'behind', pattern: namedAfter, points: -5 },
  // 'Sir John Soane's Museum', 'Awaab's Law'
  { side: 'behind', pattern: /^['’]s \p{Lu}/u, points: -5 },
  { side: 'behind', pattern: /^ ?& | and (?:Sons|Co|Company|Partners)\b/u, points: -5 },
  {
    side: 'behind',
    pattern:
      /^ (?!(?:will|would|can|let|do|did|had|were|are|gave|told|let|made|put|chose|wrote|taught|said|after|before|until|since|where|about|across|it|no|not)\b|and\b|the\b|me\b|my\b|his\b|her\b|an?\b|to\b|in\b|at\b|on\b|for\b|who\b|with\b|from\b|by\b|as\b|is\b|was\b|has\b|now\b|of\b|up\b|when\b|while\b|then\b|through\b|during\b|or\b)\p{Ll}+(?<!ed|s)\b/u,
    points: -1.5,
  },
  // 'Employer: Acme Timber Merchants' on a form
  { side: 'before', pattern: /\b[Ee]mployers?(?: name)? ?[:\t] ?$/u, points: -5 },
  { side: 'before', pattern: /\b[Tt]he $/u, points: -1.5 },
  { side: 'before', pattern: /["“‘]$/u, points: -1.5 },
  { side: 'before', pattern: /\b(?:at|in|on|using|via|for|of) $/u, points: -0.5 },
];

const best = (clues: readonly Clue[], text: string, isAlone: boolean): number =>
  Math.max(0, ...clues.map(({ pattern, points, notAlone }) => (!(notAlone && isAlone) && pattern.test(text) ? points : 0)));

const lettersOf = (word: string): string => normaliseForMatch(word).replace(/[.,]/g, '');

export const isWorkWord = (word: string): boolean =>
  titleHeads.has(lettersOf(word)) || titleHints.has(lettersOf(word)) || titleHeads.has(lettersOf(word).replace(/s$/, ''));

/** What the form of two or more words says. */
const forms: readonly { pattern: RegExp; points: number }[] = [
  { pattern: / /u, points: 1 },
  // how pupils and patients are named: 'Olive M.'
  { pattern: / \p{Lu}\.$/u, points: 2 },
  { pattern: / \p{Lu}$/u, points: 1 },
  { pattern: /^\p{Lu}\.? /u, points: 0.5 },
  { pattern: / (?:\S+ )*\S*\p{Ll}-\p{Lu}\p{Ll}\S*$/u, points: 1 },
  { pattern: /(?:^| )(?:Mac|Mc|O['’])\p{Lu}/u, points: 1 },
  // 'John Soane's Museum'
  { pattern: /['’]s /u, points: -4 },
];
/** Capitals of an abbreviation, or within a word, as brands have them. */
const isAbbreviation = (word: string): boolean => /\p{Lu}{3}|\p{Ll}\p{Lu}{2}|\d/u.test(word);

/** Points that the words of a name give by themselves. */
function scoreOfWords(words: readonly string[], title: string, isCommon: PersonPlace['isCommon']): number {
  const name = words.join(' ');
  const isInCapitals = words.length > 1 && /^[\p{Lu} .,'’-]+$/u.test(name);
  const sumOf = (test: (word: string) => boolean, points: number): number => words.filter(test).length * points;
  return [
    forms.reduce((sum, { pattern, points }) => sum + (pattern.test(name) ? points : 0), 0),
    title === '' ? 0 : 2.5,
    words.some((word) => particles.has(word)) ? 1 : 0,
    isPlaceName(name) && title === '' ? -2 : 0,
    findSkillNamed(name) ? -4 : 0,
    sumOf((word) => isWorkWord(word) || firmWords.has(lettersOf(word)) || documentWords.has(lettersOf(word)), -4),
    sumOf((word) => employerWords.has(lettersOf(word)), title === '' ? -4 : -1),
    isInCapitals ? -1 : sumOf(isAbbreviation, -4),
    sumOf((word) => isCommon(lettersOf(word)), -2),
  ].reduce((sum, points) => sum + points, 0);
}

const isRepeated = (words: readonly string[], emails: readonly string[]): boolean =>
  words.map(alphanumericKey).some((part) => part.length > 3 && emails.some((email) => email.includes(part)));

/**
 * How much speaks for a run of capitalised words being a person's name. Every word, the place and the words round it are weighed here
 * together, because none of them decides alone: 'Thomson & Joseph' has the shape of a name, and 'partner' names a person and a firm.
 */
export function scoreOfPerson({ name, title, before: left, behind: right }: PersonRun, place: PersonPlace): number {
  const words = name.split(' ');
  const brand = normaliseForMatch(`${title}${name}`);
  if (headingKind(name) || [...titledBrands].some((titledBrand) => brand.startsWith(titledBrand))) return -9;
  const isAlone = words.length === 1 && title === '';
  const context = best(before, left, isAlone) + best(behind, right, isAlone);
  const points = [
    scoreOfWords(words, title, place.isCommon),
    context,
    isAlone && context >= 3 ? 1 : 0,
    scoreOfPlace(place, /(?:^|\t|[•*-] ?)$/.test(left)),
    isRepeated(words, place.emails) ? 2.5 : 0,
    ...against.map(({ side, pattern, points: minus }) => (pattern.test(side === 'before' ? left : right) ? minus : 0)),
  ];
  return points.reduce((sum, each) => sum + each, 0);
}

/** `opens`: the name opens its line or the box of a table. */
function scoreOfPlace({ isReached, isReachedBelow, isAnnounced, isOfWork }: PersonPlace, opens: boolean): number {
  const reach = isReached ? 2 : isReachedBelow && opens ? 1.5 : 0;
  const announced = isAnnounced ? (opens ? 2.5 : 1.5) : 0;
  return reach + announced - (isOfWork ? 2.5 : 0);
}

/** 'Mrs ', 'Chief Inspector ' at the front of a name. */
export const titleAt = new RegExp(`^(?:(?:Chief|Detective) )?${titled}(?=[\\p{L}(])`, 'u');

const family = new RegExp(`(?<![\\p{L}-])(?:${either(kin)}|[Bb]oys|[Gg]irls)[^.;]{0,24}$`, 'u');

/** Family is a detail of the owner, everybody else somebody to ask. */
export const isFamily = ({ before: left }: PersonRun): boolean => family.test(left);
