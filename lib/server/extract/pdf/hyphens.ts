import type { DocumentLine, TextItem } from '@/lib/cv/document/extracted-document';
import { dictionary } from '@/lib/server/english/dictionary';

/**
 * How rare a word may be that is put together of two words, as SCOWL counts: 'under-' / 'standing' is one word. A document that breaks
 * words has rarer ones too; in any other the writer set the hyphen of 'semi-skilled'.
 */
const rarestWhole = { typeset: 70, plain: 35 } as const;

/**
 * Joins a word that was hyphenated at the end of a line, where it began. A true hyphen stays: where the document writes the word with
 * one elsewhere, or where both parts are words and the whole is none ('public-' / 'sector').
 */
export function joinHyphens(lines: readonly DocumentLine[]): void {
  const hyphenated = hyphenatedWords(lines);
  const broken = lines.flatMap((line, i) => brokenWord(line, lines[i + 1]) ?? []);
  const rarest = rarestWhole[broken.some(isTypeset) ? 'typeset' : 'plain'];
  lines.forEach((line, i) => {
    const next = lines[i + 1];
    const word = brokenWord(line, next);
    if (!next || !word) return;
    const { last, first, tail, ending } = word;
    const hyphen = keepsHyphen(last.text, word, hyphenated, rarest) ? '-' : '';
    line.items[line.items.length - 1] = { ...last, text: `${last.text.slice(0, -1)}${hyphen}${tail}${ending}` };
    next.items[0] = { ...first, text: first.text.slice(tail.length + ending.length).trim() };
  });
  for (const line of lines) for (const item of line.items) dropSoftHyphen(item);
}

/**
 * Joins the wrapped lines of a cell. Forms break words at their own hyphens only ('de-' / 'escalate'), so all hyphens but soft ones
 * stay.
 */
export function joinWrapped(before: string, after: string): string {
  if (before.endsWith('\u00ad')) return before.slice(0, -1) + after;
  return /[\p{L}\p{N}][-/]$/u.test(before) ? before + after : `${before} ${after}`;
}

interface WordParts {
  head: string;
  mark: string;
  tail: string;
  /** The punctuation after it. */
  ending: string;
}

function keepsHyphen(line: string, { head, mark, tail }: WordParts, hyphenated: ReadonlySet<string>, rarest: number): boolean {
  const word = line.slice(line.lastIndexOf(' ') + 1);
  // A web or email address may have a hyphen of its own at the end of a line, and 'face-to-' has hyphens already.
  if (mark !== '-' || /[/@]|\p{L}-\p{L}/u.test(word)) return mark === '-';
  if (hyphenated.has(`${head}-${tail}`.toLowerCase())) return true;
  return partsEqualVowels({ head, tail }) || (rarity(head + tail) > rarest && isWord(head) && isWord(tail));
}

/** 'de-escalate', 'co-ordinate': British English writes the hyphen. */
const partsEqualVowels = ({ head, tail }: Pick<WordParts, 'head' | 'tail'>): boolean => /([aeiou])-\1/i.test(`${head}-${tail}`);

/** 'manage-' / 'ment': the program that wrote the file breaks words, because one part is no word and the whole is one. */
const isTypeset = (word: WordParts): boolean =>
  rarity(word.head + word.tail) < Infinity && !(isWord(word.head) && isWord(word.tail)) && !partsEqualVowels(word);

const rarity = (word: string): number => dictionary().rarity(plain(word)) ?? Infinity;
const isWord = (word: string): boolean => rarity(word) < Infinity || dictionary().isTradeWord(plain(word));
const plain = (word: string): string => word.toLowerCase().replace(/[’']s?$/, '');

function wordBroken(before: string, after: string): WordParts | null {
  const [, head, mark] = /(?<!\p{L})(\p{L}+)([-\u00ad])$/u.exec(before) ?? [];
  const [, tail, ending] = /^(\p{Ll}[\p{L}’']*)([.,;:)]?)/u.exec(after) ?? [];
  return head && mark && tail && ending !== undefined ? { head, mark, tail, ending } : null;
}

/** The word that is hyphenated at the end of the line; null where none is. */
function brokenWord(line: DocumentLine, next: DocumentLine | undefined): (WordParts & { last: TextItem; first: TextItem }) | null {
  if (!next || next.block !== line.block || next.page !== line.page || next.bullet !== undefined) return null;
  const last = line.items.at(-1);
  const [first, ...others] = next.items;
  if (!last || !first || others.length > 0 || !/[-\u00ad]$/.test(last.text)) return null;
  const word = wordBroken(last.text, first.text);
  return word && { ...word, last, first };
}

function dropSoftHyphen(item: TextItem): void {
  if (item.text.endsWith('\u00ad')) item.text = item.text.slice(0, -1);
}

function hyphenatedWords(lines: readonly DocumentLine[]): Set<string> {
  const words = new Set<string>();
  for (const { items } of lines) {
    for (const { text } of items) for (const [word] of text.matchAll(/(?<!\p{L})\p{L}+-\p{L}+/gu)) words.add(word.toLowerCase());
  }
  return words;
}
