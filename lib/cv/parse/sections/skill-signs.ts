import type { Line } from '@/lib/cv/document/lines';
import { matchesOf, normaliseForMatch } from '@/lib/cv/document/normalise';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { tradeTerms } from '@/lib/facts/trade-terms';
import { datesOf } from '../dates/dates';
import { isKnownSkill, isLanguageName } from '../skills/known-skills';
import { readSkills } from '../skills/read-skills';
import { endsSentence, startsWithCapital } from '../text-shapes';

/** Where the words of a CV stand: the lines of sentences and bullet points that have a word of the root. */
export type WordPlaces = ReadonlyMap<string, readonly Line[]>;

/** A line with fewer words is a head or an item of a list, and repeats words by chance. */
const minSaidWords = 6;
const word = /\p{L}[\p{L}\d+#&-]*/gu;
/** 'budget', 'budgets' and 'budgeting' have one root. Shorter words stand in any line, unless in capitals: 'SAP'. */
const rootLength = 5;
const minLetters = 4;

/** The roots of the words, in capitals for words that begin with one. */
const rootsOf = (text: string): string[] =>
  matchesOf(word, text).flatMap(({ 0: own }) => {
    const isAcronym = own.length > 1 && own === own.toUpperCase();
    const root = normaliseForMatch(own.endsWith('s') ? own.slice(0, -1) : own).slice(0, rootLength);
    if (!isAcronym && own.length < minLetters) return [];
    return startsWithCapital(own) ? [root.toUpperCase()] : [root];
  });

export function wordPlaces(lines: readonly Line[]): WordPlaces {
  const places = new Map<string, Line[]>();
  for (const line of lines) {
    if (line.words < minSaidWords) continue;
    for (const root of new Set(rootsOf(line.text))) {
      const known = places.get(root);
      if (known) known.push(line);
      else places.set(root, [line]);
    }
  }
  return places;
}

/** How much an item tells of a skill: it is a known one, has the words of one, or what other lines say was done. */
const pointsOfItem = { known: 1, within: 0.8, said: 0.6 };
/** A known skill within an item has up to so many words. */
const maxWithin = 3;

/** With fewer items chance decides too much. */
const minItems = 3;

/**
 * How surely lines are a list of skills, 0..1: the mean of what their items tell, in the share of the lines that are lists. Languages,
 * sentences and what has dates tell nothing.
 */
export function skillSignsIn(text: CvText, lines: readonly Line[], places: WordPlaces): number {
  const items = readSkills(text, lines, null);
  if (items.length < minItems) return 0;
  const isElsewhere = (root: string): boolean => places.get(root)?.some((line) => !lines.includes(line)) ?? false;
  // A name of several words may be that of a client or a school, so its words count where others have them in small letters.
  const isSaid = (item: string): boolean =>
    rootsOf(item).some((root) => isElsewhere(root.toLowerCase()) || (!item.includes(' ') && isElsewhere(root.toUpperCase())));
  const points = items.map(({ text: item }) => {
    if (isLanguageName(item)) return 0;
    if (isKnownSkill(item)) return pointsOfItem.known;
    return namesSkill(item) ? pointsOfItem.within : isSaid(item) ? pointsOfItem.said : 0;
  });
  const wordsIn = (some: readonly Line[]): number => some.reduce((sum, line) => sum + line.words, 0);
  const mean = points.reduce((sum, one) => sum + one, 0) / items.length;
  return (mean * wordsIn(lines.filter(isListLine))) / Math.max(1, wordsIn(lines));
}

const betweenItems = /[,;|•·]|: /;
/** Most words of an item on average. */
const maxItemWords = 6;

/** Whether a line is one short item or a list of them: 'Debt and equity raising; covenant negotiation'. */
export const isListLine = (line: Line): boolean =>
  !endsSentence(line.text) && line.words <= line.text.split(betweenItems).length * maxItemWords && datesOf(line).length === 0;

/** 'Basic pivot tables', 'colour - balayage': a known skill or a word of a trade among other words. */
function namesSkill(item: string): boolean {
  const words = matchesOf(word, item).map(({ 0: own }) => own.toLowerCase());
  return words.some((own, at) => {
    if (tradeTerms.has(own)) return true;
    for (let length = 1; length <= maxWithin; length += 1) if (isKnownSkill(words.slice(at, at + length).join(' '))) return true;
    return false;
  });
}
