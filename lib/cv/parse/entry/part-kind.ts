import { normaliseForMatch } from '@/lib/cv/document/normalise';
import { isCommonWord } from '@/lib/facts/common-words';
import { employerWords, titleHeads, titleHints } from '@/lib/facts/job-words';
import { namesOf, occupations } from '@/lib/facts/occupations';
import { isPlaceName } from '@/lib/facts/places';
import { titleAbbreviations } from '@/lib/facts/title-abbreviations';
import { logitOf, type LogisticModel } from '@/lib/shared/logistic-model';
import { phraseMarks } from '@/lib/shared/phrase-marks';
import data from './part-weights.json';

export type PartKind = 'title' | 'employer';

/** Of a part of a head whether it is a title, and whether it is an employer; trained by `npm run facts:parts`. */
const models: Readonly<Record<PartKind, LogisticModel>> = data;

const UNIT = /\d+|\p{L}[\p{L}']*|[(),;:.!?&+/–—-]/gu;
const ENDING = 3;

/** Titles with a word that employers have, too: 'Hospital Porter', 'Store Manager'. */
const knownTitles: ReadonlySet<string> = new Set(occupations().flatMap(namesOf).map(normaliseForMatch));

/** 'Manager', or a short form of such a word: 'Sgt', 'HCA'. */
export const isTitleWord = (word: string): boolean => titleHeads.has(word) || titleHeads.has(titleAbbreviations.get(word)?.at(-1) ?? '');

const lists: readonly (readonly [string, (word: string) => boolean])[] = [
  ['post', isTitleWord],
  ['hint', (word) => titleHints.has(word)],
  ['firm', (word) => employerWords.has(word)],
  ['place', isPlaceName],
];

/** Forms of words that names of employers, or titles, have. */
const forms: readonly (readonly [string, RegExp])[] = [
  ['legal form', /\b(?:Ltd|Limited|PLC|plc|LLP|Inc|GmbH|S\.?L|S\.?A|LLC|Corp|Group|& Co|& Sons|NHS)\b/],
  // the look behind begins at the sign: at every letter it would take longer
  ['names joined', / & (?<=\p{L} & )\p{L}/u],
  ['body of', /\b(?:University|College|School|Council|Hospital) of\b/i],
  ['post of', /^(?:chair|head|director|vice president|president|chief|dean|member|manager|assistant|secretary) (?:of|to)\b/i],
  [
    'kind of contract',
    /\b(?:part|full)[- ]time\b|\((?:temp|temporary|maternity cover|fixed term|contract|placement|volunteer|apprenticeship)/i,
  ],
  ['in brackets', /\(/],
];

/** How the letters are written. */
function caseOf(text: string): string {
  if (!/\p{Lu}/u.test(text)) return 'small';
  if (!/\p{Ll}/u.test(text)) return 'capitals';
  if (!/(?:^|\s)\p{Ll}{4,}/u.test(text)) return 'each';
  return /^\p{Lu}/u.test(text) ? 'first' : 'mixed';
}

const bracketed = /\([^)]{0,60}\)/g;
/** 'Barista (part-time)' is a title by what stands before. */
const withoutBrackets = (text: string): string => text.replace(bracketed, ' ').trim() || text;

/** The marks of a part of a head by which the models judge it: its words, which lists have them, and how it is written. */
export function partMarks(text: string): string[] {
  const units = withoutBrackets(text).replaceAll('’', "'").match(UNIT) ?? [];
  const isCapitals = caseOf(text) === 'capitals';
  const written = units.map((unit) => {
    const word = unit.toLowerCase();
    if (/^\d/.test(unit)) return '#number';
    const isKnown = isCommonWord(word) || lists.some(([, has]) => has(word));
    return !isKnown && /^\p{Lu}/u.test(unit) && !isCapitals ? '#name' : word;
  });
  const words = units.map((unit) => unit.toLowerCase()).filter((unit) => /^\p{L}/u.test(unit));
  const last = words.at(-1) ?? '';
  const marks = phraseMarks(written);
  for (const [name, has] of lists) {
    if (words.some(has)) marks.push(`has:${name}`);
    if (has(last)) marks.push(`last:${name}`);
    if (words[0] !== undefined && has(words[0])) marks.push(`first:${name}`);
  }
  for (const word of words) marks.push(`ends:${word.slice(-ENDING)}`);
  marks.push(`last-ends:${last.slice(-ENDING)}`, `case:${caseOf(text)}`, `length:${Math.min(words.length, 9)}`);
  for (const [name, form] of forms) if (form.test(text)) marks.push(`form:${name}`);
  if (knownTitles.has(normaliseForMatch(text))) marks.push('known:title');
  return marks;
}

let latest = { text: '', title: 0, employer: 0 };

/** The logit of a part being a title, or an employer: above 0 means more likely than not. The last part is kept, because callers ask for both. */
export function partLogit(kind: PartKind, text: string): number {
  if (text !== latest.text) {
    const marks = partMarks(text);
    latest = { text, title: logitOf(marks, models.title), employer: logitOf(marks, models.employer) };
  }
  return latest[kind];
}
