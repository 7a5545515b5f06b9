import type { DocumentLine, TextItem } from '@/lib/cv/document/extracted-document';

/** First parts of compounds that keep their hyphen where a line ends after it. */
const compounds = new Set(
  'all anti back co cost cross custom customer data decision end ex e face fast first front full go hands health high home in inter kick large life like long low micro mid multi non off on one open out over part peer policy post pre pro problem quick real result results risk safety second self semi short single small so stand state sub team time top trouble two user value web well wide work world year'.split(
    ' ',
  ),
);

/**
 * A word broken at a line's end is put together on the line where it began. A true hyphen stays: where the document writes
 * the word with one elsewhere, or where its first part is one that compounds are made of.
 */
export function joinHyphens(lines: readonly DocumentLine[]): void {
  const hyphenated = hyphenatedWords(lines);
  lines.forEach((line, i) => {
    const next = lines[i + 1];
    if (!next || next.block !== line.block || next.page !== line.page || next.bullet !== undefined) return;
    const last = line.items.at(-1);
    const [first] = next.items;
    if (!last || !first || next.items.length > 1) return;
    if (!/[-\u00ad]/.test(last.text.slice(-1))) return;
    const head = /(?<!\p{L})(\p{L}+)([-\u00ad])$/u.exec(last.text);
    const tail = /^(\p{Ll}[\p{L}’']*)[.,;:)]?/u.exec(first.text);
    if (!head?.[1] || !tail?.[1]) return;
    // An address of the web or of mail is broken after a hyphen of its own.
    const isAddress = /[/@]/.test(last.text.slice(last.text.lastIndexOf(' ') + 1));
    const keeps =
      head[2] === '-' && (isAddress || hyphenated.has(`${head[1]}-${tail[1]}`.toLowerCase()) || compounds.has(head[1].toLowerCase()));
    const rest = first.text.slice(tail[0].length).trim();
    line.items[line.items.length - 1] = { ...last, text: `${last.text.slice(0, -1)}${keeps ? '-' : ''}${tail[0]}` };
    next.items[0] = { ...first, text: rest };
  });
  for (const line of lines) for (const item of line.items) dropSoftHyphen(item);
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
