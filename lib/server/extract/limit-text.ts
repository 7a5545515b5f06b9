import { foldsOf, partsOf } from '@/lib/cv/document/fold-text';
import type { DocumentLine, ExtractedDocument, TextItem } from '@/lib/cv/document/extracted-document';
import { AppError } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';

/** Counts the text while it is read, so that a reader stops as soon as there is too much. Throws TEXT_TOO_LONG. */
export class TextCount {
  private characters = 0;
  private lines = 0;

  add(line: Pick<DocumentLine, 'items'>): void {
    this.lines += 1;
    this.characters += 1 + lengthOf(line);
    this.check();
  }

  /** Hidden text counts too, because it takes as long to process. */
  addHidden(text: string): void {
    this.characters += 1 + text.length;
    this.check();
  }

  private check(): void {
    if (this.characters > limits.cvCharacters || this.lines > limits.cvLines) throw new AppError('upload/TEXT_TOO_LONG');
  }
}

/** The document with its long lines folded; throws TEXT_TOO_LONG where it has more text than a CV. */
export function limitText(document: ExtractedDocument): ExtractedDocument {
  const count = new TextCount();
  for (const line of document.lines) count.add(line);
  for (const { text } of document.layout.hiddenText) count.addHidden(text);
  return { ...document, lines: document.lines.flatMap(foldLine) };
}

/** Items of a line are separated by a tab. */
const lengthOf = ({ items }: Pick<DocumentLine, 'items'>): number =>
  items.reduce((sum, { text }) => sum + text.length, Math.max(0, items.length - 1));

function foldLine(line: DocumentLine): DocumentLine[] {
  if (lengthOf(line) <= limits.lineCharacters) return [line];
  const rows: TextItem[][] = [[]];
  let used = 0;
  for (const item of line.items) {
    const parts = partsOf(item.text, foldsOf(item.text, Math.min(used, limits.lineCharacters)));
    let from = 0;
    parts.forEach((text, i) => {
      if (i > 0) {
        rows.push([]);
        used = 0;
      }
      if (text.trim() !== '') rows.at(-1)?.push(partOf(item, text, from));
      from += text.length;
      used += text.length + 1;
    });
  }
  const { bullet: _bullet, headingLevel: _headingLevel, ...rest } = line;
  return rows
    .filter((items) => items.length > 0)
    .map((items, i) => (i === 0 ? { ...line, items } : { ...rest, items, ...(rest.gapAbove === undefined ? {} : { gapAbove: 0 }) }));
}

function partOf(item: TextItem, text: string, from: number): TextItem {
  const { boldUntil, ...rest } = item;
  const part = { ...rest, text: text.trimEnd() };
  return boldUntil !== undefined && boldUntil > from && boldUntil < from + part.text.length
    ? { ...part, boldUntil: boldUntil - from }
    : part;
}
