import { misspellings } from '@/lib/facts/misspellings';
import type { Slip } from '@/lib/analysis/slip';
import { ukTowns } from '@/lib/facts/places';
import { closestWord } from './close-words';
import { COMMON, type Dictionary } from './dictionary';
import { properNames } from './proper-names';

/** A word of plain letters with its surroundings. */
interface WrittenWord {
  start: number;
  end: number;
  word: string;
  line: number;
  /** In lower case in the text, or the first of a sentence that goes on in lower case. */
  isPlain: boolean;
  /** With a capital, and an item of a list by itself: 'Comunication' among the skills, but also many a name. */
  isItem: boolean;
}

/** A text with more words than this is not written by hand, and checking it would only take time. */
const MOST_UNKNOWN = 400;
/** The share of unknown words without a close match from which a line is another language, or code. */
const FOREIGN_FROM = 3;
/** With this many such words, the neighbouring lines count as the same language. */
const FOREIGN_AROUND = 4;
/** The same share for the whole document, which may be partly in another language; here fewer unknown words are enough. */
const MIXED_SHARE = 0.1;
const FOREIGN_SHARE = 0.3;
/** So many mistakes among the plain words come from the file, whose text layer lost letters, and not from the writer. */
const BROKEN_SHARE = 0.5;
const BROKEN_FROM = 20;

const WORD = /(?<![\p{L}\p{N}\p{M}@/\\_.#’'&+-])[A-Za-z][a-z]{2,}(?![\p{L}\p{N}\p{M}@/\\_#’'&+-]|\.\p{L})/gu;
/** A shorter item of a list is too close to many words. */
const SHORTEST_ITEM = 8;
const ITEM_START = /(?:^|[,;|•●▪◦‣*–—-])\s*$/;
const ITEM_END = /^\s*(?:$|[,;|])/;
const SENTENCE_START = /(?:^|[.!?:;•●▪◦‣*–—-])\s*$/;

/** Every word of the letters a to z; parts of addresses, compounds and names with other characters are left out. */
function* wordsOf(text: string): Generator<WrittenWord> {
  let offset = 0;
  let broken = false;
  for (const [number, line] of text.split('\n').entries()) {
    for (const { 0: written, index } of line.matchAll(WORD)) {
      const isLower = written === written.toLowerCase();
      const follows = line.slice(index + written.length);
      const before = line.slice(Math.max(0, index - 4), index);
      const isItem = !isLower && written.length >= SHORTEST_ITEM && ITEM_START.test(before) && ITEM_END.test(follows);
      const isFirst = !isLower && /^ [a-z]/.test(follows) && SENTENCE_START.test(before);
      const isRest = broken && line.slice(0, index).trim() === '';
      const start = offset + index;
      yield {
        start,
        end: start + written.length,
        word: written.toLowerCase(),
        line: number,
        isPlain: (isLower || isFirst) && !isRest,
        isItem,
      };
    }
    broken = /\p{L}[-\u00ad]\s*$/u.test(line);
    offset += line.length + 1;
  }
}

const PREFIX =
  /^(?:anti|auto|bio|co|counter|cross|cyber|de|e|electro|geo|hyper|inter|macro|mega|micro|mini|multi|neuro|non|out|over|photo|post|pre|pro|psycho|re|semi|sub|super|tele|un|under|up)(?=\w{4})/;
const isCommon = (word: string, dictionary: Dictionary, rarest: number): boolean => (dictionary.rarity(word) ?? Infinity) <= rarest;

/** 'rebooked', 'geocoded', 'shopfronts': composed of dictionary words. */
function isMadeOfWords(word: string, dictionary: Dictionary): boolean {
  const rest = word.replace(PREFIX, '');
  if (rest !== word && isCommon(rest, dictionary, 50)) return true;
  for (let at = 3; at <= word.length - 4; at++) {
    if (isCommon(word.slice(0, at), dictionary, 20) && isCommon(word.slice(at), dictionary, COMMON)) return true;
  }
  return false;
}

/** 'prescribers': a person who does what a dictionary word says. */
function isDoerOfKnown(word: string, dictionary: Dictionary): boolean {
  const stem = /^(\w{4,})ers?$/.exec(word)?.[1];
  return stem !== undefined && [stem, `${stem}e`].some((verb) => dictionary.rarity(verb) !== null);
}

/** 'buddied', 'rodding', 'proning', 'onwards': forms of a word that dictionaries have as another part of speech. */
function isFormOfKnown(word: string, dictionary: Dictionary): boolean {
  const stem = /^(\w{3,})i(?:ed|es)$/.exec(word)?.[1];
  const doubled = /^(\w{2,})(\w)\2(?:ing|ed|ers?)$/.exec(word);
  const known = [stem && `${stem}y`, doubled && `${doubled[1]}${doubled[2]}`, /^(\w{2,}ward)s$/.exec(word)?.[1]];
  return (
    known.some((base) => base && dictionary.rarity(base) !== null) || hasPlainEnding(word, dictionary) || hasLostSilentE(word, dictionary)
  );
}

/** 'bunking' of 'bunk'; not 'hopeing', 'applyed' or 'stoped', whose base changes before the ending. */
function hasPlainEnding(word: string, dictionary: Dictionary): boolean {
  const [, stem, ending] = /^(\w{3,}[^\We])(ing|(?<![^aeiou]y)ed)$/.exec(word) ?? [];
  if (!stem || !ending || dictionary.rarity(stem) === null) return false;
  return dictionary.rarity(`${stem}${stem.at(-1) ?? ''}${ending}`) === null;
}

/** 'proning' of 'prone'; not 'runing', which is 'running' with a letter too few. */
function hasLostSilentE(word: string, dictionary: Dictionary): boolean {
  const [, stem, ending] = /^(\w{3,})(ing|ed)$/.exec(word) ?? [];
  if (!stem || !ending || !isCommon(`${stem}e`, dictionary, COMMON)) return false;
  return dictionary.rarity(`${stem}${stem.at(-1) ?? ''}${ending}`) === null;
}

/** 'Tr aining': the file parts a word, and both pieces together are one. */
function isPieceOfKnown({ start, end, word }: WrittenWord, text: string, dictionary: Dictionary): boolean {
  const before = /(?<!\p{L})(\p{L}{1,4}) $/u.exec(text.slice(Math.max(0, start - 6), start))?.[1] ?? '';
  const behind = /^ (\p{L}{1,4})(?!\p{L})/u.exec(text.slice(end, end + 6))?.[1] ?? '';
  return [`${before}${word}`, `${word}${behind}`].some((whole) => whole !== word && dictionary.rarity(whole.toLowerCase()) !== null);
}

/** Words that the CV itself vouches for: written twice, or with a capital inside a sentence as a name is. */
function ownWords(words: readonly WrittenWord[]): Set<string> {
  const seen = new Set<string>();
  const own = new Set<string>();
  for (const { word, isPlain } of words) {
    if (seen.has(word) || !isPlain) own.add(word);
    seen.add(word);
  }
  return own;
}

/** 'offce' for 'office': the file lost a letter that its font combines with an f. */
const isLostLigature = (word: string, right: string): boolean =>
  [right.replace(/f[fil]/, 'f'), right.replace(/ff[il]/, 'ff'), right.replace(/f[fil]/, '')].includes(word);

interface Judged {
  word: WrittenWord;
  /** null where nothing is close. */
  right: string | null;
}

function judge(word: WrittenWord, text: string, dictionary: Dictionary): Judged | null {
  const listed = misspellings.get(word.word);
  if (listed !== undefined) return { word, right: listed };
  const close = closestWord(word.word, dictionary);
  const isFirst = text.charAt(word.start) !== word.word.charAt(0);
  // A sentence may begin with a name, so there only a mistake of sound in a longer word counts.
  const isSure =
    close !== null && !isLostLigature(word.word, close.right) && (!isFirst || (close.isSound && close.isOneEdit && word.word.length > 6));
  if (isDoerOfKnown(word.word, dictionary) || isFormOfKnown(word.word, dictionary) || isPieceOfKnown(word, text, dictionary)) return null;
  if (isMadeOfWords(word.word, dictionary) && !(isSure && close.isSound && isCommon(close.right, dictionary, 20))) return null;
  return { word, right: isSure ? close.right : null };
}

/** Lines with several unknown words without a close match, and the lines beside them: another language, or placeholder text. */
function foreignLines(judged: readonly Judged[], words: readonly WrittenWord[]): Set<number> {
  const strange = new Map<number, number>();
  for (const { word, right } of judged) if (right === null) strange.set(word.line, (strange.get(word.line) ?? 0) + 1);
  const plain = new Map<number, number>();
  for (const { line, isPlain } of words) if (isPlain) plain.set(line, (plain.get(line) ?? 0) + 1);
  const isMixed = judged.filter(({ right }) => right === null).length > MIXED_SHARE * words.length;
  const [from, around] = isMixed ? [2, 2] : [FOREIGN_FROM, FOREIGN_AROUND];
  const isForeign = ([line, count]: [number, number]): boolean => count >= from && count >= FOREIGN_SHARE * (plain.get(line) ?? 0);
  return new Set([...strange].filter(isForeign).flatMap(([line, count]) => (count < around ? [line] : [line - 1, line, line + 1])));
}

interface Misspelt {
  slips: Slip[];
  /** Words that no list has and that are close to no other word. */
  unknownWords: number;
  /** Numbers of the lines that are not English. */
  foreign: ReadonlySet<number>;
}

/** Words that are likely misspelt. Names, words of trades and words that the CV writes twice are left alone. */
export function misspeltWords(text: string, dictionary: Dictionary): Misspelt {
  const words = [...wordsOf(text)];
  const own = ownWords(words.filter(({ isItem }) => !isItem));
  const isKnown = (word: string): boolean =>
    own.has(word) || dictionary.rarity(word) !== null || dictionary.isTradeWord(word) || ukTowns.has(word);
  const asked = words.filter(({ word, isPlain }) => isPlain && (misspellings.has(word) || !isKnown(word)));
  if (asked.length > MOST_UNKNOWN) return { slips: [], unknownWords: asked.length, foreign: new Set() };
  const items = words.filter(({ word, isItem }) => isItem && !isKnown(word));
  // An item with a capital is as often a name: 'Townhill, Swansea' means no hill.
  const isMeant = ({ word, right }: Judged): boolean => right !== null && right.charAt(0) === word.word.charAt(0);
  const slipsOfItems = items.flatMap((word) => judge(word, text, dictionary) ?? []).filter(isMeant);
  const judged = [...asked.flatMap((word) => judge(word, text, dictionary) ?? []), ...slipsOfItems];
  const foreign = foreignLines(judged, words);
  const slips = judged.flatMap(({ word: { start, end, line }, right }): Slip[] =>
    right === null || foreign.has(line) ? [] : [{ start, end, kind: 'spelling', right: asWritten(text, start, right) }],
  );
  const isBroken = slips.length >= BROKEN_FROM && slips.length > BROKEN_SHARE * words.length;
  return { slips: isBroken ? [] : slips, unknownWords: judged.length - (isBroken ? 0 : slips.length), foreign };
}

/** With the capital that the text has. */
const asWritten = (text: string, at: number, right: string): string => {
  const name = properNames.get(right);
  const first = text.charAt(at);
  return name ?? (first === first.toLowerCase() ? right : right.charAt(0).toUpperCase() + right.slice(1));
};
