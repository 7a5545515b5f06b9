import { normaliseForMatch } from '@/lib/cv/document/normalise';
import { titleHeads } from '@/lib/facts/job-words';
import { titleAbbreviations } from '@/lib/facts/title-abbreviations';
import { chanceOf } from '@/lib/shared/logistic-model';
import { isTitleWord, partLogit, type PartKind } from './part-kind';

/**
 * Points of a text for being a title, or an employer. 1 is as likely as not, 2 a chance of .84, 3 of .97. Limited, so that one part
 * does not outweigh all else.
 */
const pointsPerLogit = 0.6;
const [fewestPoints, mostPoints] = [-2, 4];

const scoreOf = (kind: PartKind, text: string): number =>
  Math.max(fewestPoints, Math.min(mostPoints, 1 + pointsPerLogit * partLogit(kind, text)));

/** How much the text resembles a job title; from 2 on it counts as one. */
export const titleScore = (text: string): number => scoreOf('title', text);

/** How much the text resembles an employer's name; from 1.5 on it counts as one. */
export const employerScore = (text: string): number => scoreOf('employer', text);

/** How much more a text resembles a title than an employer. */
export const titleMargin = (text: string): number => titleScore(text) - employerScore(text);

/** The chances of both, for the trace. */
export const chancesOf = (text: string): string =>
  (['title', 'employer'] as const).map((kind) => `${kind} ${chanceOf(partLogit(kind, text)).toFixed(2)}`).join(' ');

/** Separators of a head, roughly: 'Store Manager, Brackwell Home and DIY, Stretford'. */
const betweenParts = /,\s|\t|\s[|–—-]\s|\sat\s|[•·(]/;

/** How much the part of a line that resembles a job title most, or the whole line, does so. */
export const bestTitleScore = (text: string): number => Math.max(titleScore(text), ...text.split(betweenParts).map(titleScore));

/** Whether one of the parts of a line is a job title. */
export const containsTitle = (text: string): boolean => text.split(betweenParts).some((part) => titleScore(part) >= 2);

/** Whether one of the parts of a line is an employer. */
export const containsEmployer = (text: string): boolean => text.split(betweenParts).some((part) => employerScore(part) >= 1.5);

/** Short forms that end other phrases too: '£24,500 pa', 'until 5 pm', 'Virginia Tech'. */
const alsoElsewhere: ReadonlySet<string> = new Set(['eng', 'md', 'op', 'pa', 'pm', 'tech']);

const isPostWord = (word: string): boolean => isTitleWord(word) && !alsoElsewhere.has(word);

/** Whether a line has a word for a post, such as 'manager'; the kind of contract alone is none. */
export const namesPost = (text: string): boolean =>
  normaliseForMatch(text)
    .split(/[^\p{L}\p{N}'-]+/u)
    .some(isPostWord);

/** Whether a text ends in the short form of a word for a post, without its stop: 'Warehouse op', 'Store mgr'. */
export const endsInShortTitle = (text: string): boolean =>
  titleHeads.has(titleAbbreviations.get(text.slice(text.lastIndexOf(' ') + 1).toLowerCase())?.at(-1) ?? '');
