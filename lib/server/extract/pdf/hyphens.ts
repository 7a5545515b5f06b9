import type { DocumentLine, TextItem } from '@/lib/cv/document/extracted-document';

/** First parts of compounds that keep their hyphen at the end of a line. */
const compounds = new Set(
  'all anti back co cost cross custom customer data decision end ex e face fast first front full go hands health high home in inter kick large life like long low micro mid multi non off on one open out over part peer policy post pre pro problem quick real result results risk safety second self semi short single small so stand state sub team time top trouble two user value web well wide work world year'.split(
    ' ',
  ),
);

/** Last parts of compounds, such as 'evidence-based'. */
const compoundEnds = new Set(
  'based centred driven facing focused free keeping led level making orientated related sensitive setting solving specific term wide'.split(
    ' ',
  ),
);

/**
 * Joins a word that was hyphenated at the end of a line, where it began. A true hyphen stays: where the document writes the word with
 * one elsewhere, or where one of its parts is usual in compounds.
 */
export function joinHyphens(lines: readonly DocumentLine[]): void {
  const hyphenated = hyphenatedWords(lines);
  lines.forEach((line, i) => {
    const next = lines[i + 1];
    const word = next && brokenWord(line, next);
    if (!word) return;
    const { last, first, tail, ending } = word;
    const hyphen = keepsHyphen(last.text, word, hyphenated) ? '-' : '';
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

function keepsHyphen(line: string, { head, mark, tail }: WordParts, hyphenated: ReadonlySet<string>): boolean {
  const word = line.slice(line.lastIndexOf(' ') + 1);
  // A web or email address may have a hyphen of its own at the end of a line, and 'face-to-' has hyphens already.
  if (mark !== '-' || /[/@]|\p{L}-\p{L}/u.test(word)) return mark === '-';
  return hyphenated.has(`${head}-${tail}`.toLowerCase()) || compounds.has(head.toLowerCase()) || compoundEnds.has(tail);
}

function wordBroken(before: string, after: string): WordParts | null {
  const [, head, mark] = /(?<!\p{L})(\p{L}+)([-\u00ad])$/u.exec(before) ?? [];
  const [, tail, ending] = /^(\p{Ll}[\p{L}’']*)([.,;:)]?)/u.exec(after) ?? [];
  return head && mark && tail && ending !== undefined ? { head, mark, tail, ending } : null;
}

/** The word that is hyphenated at the end of the line; null where none is. */
function brokenWord(line: DocumentLine, next: DocumentLine): (WordParts & { last: TextItem; first: TextItem }) | null {
  if (next.block !== line.block || next.page !== line.page || next.bullet !== undefined) return null;
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
