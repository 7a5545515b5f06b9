import type { DocumentLine, ExtractedDocument, TextItem } from './extracted-document';
import { normaliseText } from './normalise';
import type { RedactedItem, RedactedLine, Span } from './redacted-document';

export interface SourceItem extends Span {
  item: TextItem;
}

export interface SourceLine extends Span {
  line: DocumentLine;
  items: SourceItem[];
  /** Text of the line, items joined by a tab. */
  text: string;
}

/** The lines of a document as one text: lines joined by '\n', items by '\t'. */
export interface SourceText {
  text: string;
  lines: SourceLine[];
  /** The page where the text begins: a converter may leave the first page empty. */
  firstPage: number;
}

/** Joins the lines and leaves out items without text. */
export function joinLines(document: Pick<ExtractedDocument, 'lines'>): SourceText {
  const lines: SourceLine[] = [];
  const parts: string[] = [];
  let offset = 0;
  for (const line of document.lines) {
    const items: SourceItem[] = [];
    const start = offset;
    for (const item of line.items) {
      const text = normaliseText(item.text);
      if (text === '') continue;
      if (items.length > 0) offset += 1;
      items.push({ item, start: offset, end: offset + text.length });
      parts.push(text, '\t');
      offset += text.length;
    }
    if (items.length === 0) continue;
    parts[parts.length - 1] = '\n';
    lines.push({ line, items, start, end: offset, text: '' });
    offset += 1;
  }
  const text = parts.join('').slice(0, -1);
  for (const line of lines) line.text = text.slice(line.start, line.end);
  return { text, lines, firstPage: Math.min(...lines.map(({ line }) => line.page)) };
}

/** The index of the line that an offset is in. */
export function lineIndexAt(lines: readonly Span[], offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The lines that the span touches. Lines are in the order of the text. */
export function linesIn<Line extends Span>(lines: readonly Line[], { start, end }: Span): Line[] {
  const from = lineIndexAt(lines, start);
  let to = from;
  while (to < lines.length && (lines[to]?.start ?? end) < end) to += 1;
  return lines.slice(from, to).filter((line) => line.end > start);
}

/**
 * The item with its place in a written text. Items and lines are built property by property in one order, so that the JavaScript engine
 * gives all of them the same hidden class; objects copied with spread would not share one.
 */
export function placedItem({ item, start: from }: SourceItem, { text }: SourceText, { start, end }: Span): RedactedItem {
  const placed: RedactedItem = { start, end, box: item.box, fontSize: item.fontSize, bold: item.bold, italic: item.italic };
  const isUnchanged = text.startsWith(item.text, from) && end - start === item.text.length;
  if (item.boldUntil !== undefined && isUnchanged) placed.boldUntil = start + item.boldUntil;
  return placed;
}

/** The line with its place in a written text. */
export function placedLine(line: DocumentLine, items: RedactedItem[], { start, end }: Span): RedactedLine {
  const placed: RedactedLine = { start, end, page: line.page, region: line.region, block: line.block, items };
  if (line.bullet !== undefined) placed.bullet = line.bullet;
  if (line.headingLevel !== undefined) placed.headingLevel = line.headingLevel;
  if (line.cell !== undefined) placed.cell = line.cell;
  if (line.gapAbove !== undefined) placed.gapAbove = line.gapAbove;
  return placed;
}
