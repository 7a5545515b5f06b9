import { employerWords, titleHeads, titleHints } from '@/lib/facts/job-words';
import { namesOf, occupations } from '@/lib/facts/occupations';
import { titleAbbreviations } from '@/lib/facts/title-abbreviations';
import { normaliseForMatch } from '@/lib/cv/document/normalise';

/** A part of a line as written, and its words in the form in which the lists have them. */
export interface Phrase {
  text: string;
  words: readonly string[];
}

/** A sign for or against a reading. The score of a phrase is the sum of the points of the features that hold. */
export interface Feature {
  id: string;
  points: number;
  holds: (phrase: Phrase) => boolean;
  /** A phrase for which it holds. */
  example: string;
}

const lastOf = ({ words }: Phrase): string => words.at(-1) ?? '';
const withoutStop = (word: string): string => (word.endsWith('.') ? word.slice(0, -1) : word);

/** Short forms that end other phrases too: '£24,500 pa', 'until 5 pm', 'Virginia Tech'. */
const alsoElsewhere: ReadonlySet<string> = new Set(['eng', 'md', 'op', 'pa', 'pm', 'tech']);

/** 'Manager', or a short form of such a word: 'Sgt', 'HCA'. */
const isJobWord = (word: string): boolean =>
  titleHeads.has(word) || (!alsoElsewhere.has(word) && titleHeads.has(titleAbbreviations.get(word)?.at(-1) ?? ''));

/** Whether a text ends in the short form of a word for a post, without its stop: 'Warehouse op', 'Store mgr'. */
export const endsInShortTitle = (text: string): boolean =>
  titleHeads.has(titleAbbreviations.get(text.slice(text.lastIndexOf(' ') + 1).toLowerCase())?.at(-1) ?? '');

/** A phrase with more words is a sentence rather than a name. */
const maxNameWords = 8;
const isLong = ({ words }: Phrase): boolean => words.length > maxNameWords;
const sentence = 'Responsible for the daily work of the whole northern sales team';

const postOf = /^(?:chair|head|director|vice president|president|chief|dean|member|manager|assistant|secretary) (?:of|to)\b/i;
const kindOfContract =
  /\b(?:part|full)[- ]time\b|\((?:temp|temporary|maternity cover|fixed term|contract|placement|volunteer|apprenticeship)/i;

/** Only the first of these that holds counts. */
export const titleHeadFeatures: readonly Feature[] = [
  {
    id: 'title.ends-in-job-word',
    points: 3,
    holds: (phrase) => isJobWord(lastOf(phrase)) || isJobWord(withoutStop(lastOf(phrase))),
    example: 'Deputy Store Manager',
  },
  { id: 'title.has-job-word', points: 2, holds: ({ words }) => words.some((word) => titleHeads.has(word)), example: 'Manager, North' },
];

export const titleFeatures: readonly Feature[] = [
  { id: 'title.has-hint', points: 1, holds: ({ words }) => words.some((word) => titleHints.has(word)), example: 'Senior Buyer' },
  { id: 'title.post-of', points: 2, holds: ({ text }) => postOf.test(text), example: 'Head of Finance' },
  { id: 'title.kind-of-contract', points: 1, holds: ({ text }) => kindOfContract.test(text), example: 'Barista (part-time)' },
  { id: 'title.too-long', points: -2, holds: isLong, example: sentence },
];

const legalForm = /\b(?:Ltd|Limited|PLC|plc|LLP|Inc|GmbH|S\.?L|S\.?A|LLC|Corp|Group|& Co|& Sons|NHS)\b/;
/** The look behind begins at the sign: at every letter it would take longer. */
const namesJoined = / & (?<=\p{L} & )\p{L}/u;
const bodyOf = /\b(?:University|College|School|Council|Hospital) of\b|\bcareer break\b|\bself[- ]employed$|\bfreelance$/i;

/** Titles with a word that employers have, too: 'Hospital Porter', 'Store Manager'. */
const knownTitles: ReadonlySet<string> = new Set(occupations().flatMap(namesOf).map(normaliseForMatch));

/** Only the first of these that holds counts. */
export const employerWordFeatures: readonly Feature[] = [
  {
    id: 'employer.ends-in-firm-word',
    points: 2.5,
    holds: (phrase) => employerWords.has(withoutStop(lastOf(phrase))),
    example: 'Cobble Stores',
  },
  {
    id: 'employer.has-firm-word',
    points: 1.5,
    holds: ({ text, words }) => words.some((word) => employerWords.has(withoutStop(word))) && !knownTitles.has(normaliseForMatch(text)),
    example: 'Hospital Radio Leeds',
  },
];

export const employerFeatures: readonly Feature[] = [
  { id: 'employer.legal-form', points: 2.5, holds: ({ text }) => legalForm.test(text), example: 'Acme Ltd' },
  { id: 'employer.names-joined', points: 0.7, holds: ({ text }) => namesJoined.test(text), example: 'Cobble & Thread' },
  { id: 'employer.body-of', points: 2, holds: ({ text }) => bodyOf.test(text), example: 'University of Leeds' },
  { id: 'employer.too-long', points: -2, holds: isLong, example: sentence },
];

function scoreOf(phrase: Phrase, either: readonly Feature[], each: readonly Feature[]): number {
  let score = 0;
  for (const { points, holds } of either)
    if (holds(phrase)) {
      score += points;
      break;
    }
  for (const { points, holds } of each) if (holds(phrase)) score += points;
  return score;
}

/** How much the text resembles a job title; from 2 on it counts as one. */
export const titleScore = (text: string, words = wordsOf(text)): number => scoreOf({ text, words }, titleHeadFeatures, titleFeatures);

/** Separators of a head, roughly: 'Store Manager, Brackwell Home and DIY, Stretford'. */
const betweenParts = /,\s|\t|\s[|–—-]\s|[•·(]/;

/** Whether one of the parts of a line is a job title. */
export const containsTitle = (text: string): boolean => text.split(betweenParts).some((part) => titleScore(part) >= 2);

/** Whether one of the parts of a line is an employer. */
export const containsEmployer = (text: string): boolean => text.split(betweenParts).some((part) => employerScore(part) >= 1.5);

/** Whether one of the parts of a line has a word for a post, such as 'manager'; the kind of contract alone is none. */
export const namesPost = (text: string): boolean =>
  text.split(betweenParts).some((part) => titleHeadFeatures.some(({ holds }) => holds(phraseOf(part))));

/** How much the text resembles an employer's name; from 1.5 on it counts as one. */
export function employerScore(text: string, all = wordsOf(text)): number {
  // Names are written with capitals: 'Calder Farm Shop' is one, 'Family farm shop' is a description.
  const words = hasCapital.test(text) ? wordsOf(text.replace(smallWords, ' ')) : all;
  return scoreOf({ text, words }, employerWordFeatures, employerFeatures);
}

const hasCapital = /\p{Lu}/u;
const smallWords = /(?<=\s)\p{Ll}[\p{L}-]*/gu;

/** How much more a text resembles a title than an employer. */
export function titleMargin(text: string): number {
  const words = wordsOf(text);
  return titleScore(text, words) - employerScore(text, words);
}

export const phraseOf = (text: string): Phrase => ({ text, words: wordsOf(text) });

/** The ids of the features that hold, for the trace. */
export function featuresOf(text: string): string {
  const phrase = phraseOf(text);
  const found = [
    titleHeadFeatures.find(({ holds }) => holds(phrase)),
    employerWordFeatures.find(({ holds }) => holds(phrase)),
    ...[...titleFeatures, ...employerFeatures].filter(({ holds }) => holds(phrase)),
  ];
  return found.flatMap((feature) => feature?.id ?? []).join(' ');
}

const bracketed = /\([^)]{0,60}\)/g;
const betweenWords = /[\s/,&]+/;
const plainWord = /^[a-z0-9]+$/;
const marksAround = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu;

/** The words of a text in the form in which the lists have them. */
const wordsOf = (text: string): string[] =>
  normaliseForMatch(text)
    .replace(bracketed, ' ')
    .split(betweenWords)
    .map((word) => (plainWord.test(word) ? word : word.replace(marksAround, '')))
    .filter(Boolean);
