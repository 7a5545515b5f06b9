import type { DocumentLine } from '../document/extracted-document';
import type { PlaceholderKind, PlaceholderOrigin, RedactedItem, RedactedLine, RedactedText, Span } from '../document/redacted-document';
import type { Finding, Source, SourceItem } from './source';

/** A finding with the place of its placeholder in the redacted text. */
export interface Placed {
  finding: Finding;
  span: Span;
  original: string;
}

export interface Rendered {
  text: RedactedText;
  lines: RedactedLine[];
  origins: PlaceholderOrigin[];
  placed: Placed[];
  removed: Partial<Record<PlaceholderKind, number>>;
}

/**
 * Writes the text with placeholders. A detail that ran over several items stands where it began; what it leaves
 * empty goes. The same detail gets the same placeholder; the second different one of a kind is numbered.
 */
export function render(source: Source, findings: readonly Finding[]): Rendered {
  const sorted = [...findings].sort((a, b) => a.start - b.start);
  const names = placeholders(sorted);
  const lines: RedactedLine[] = [];
  const placed: Placed[] = [];
  const origins: PlaceholderOrigin[] = [];
  const parts: string[] = [];
  let offset = 0;
  let next = 0;
  const writeItem = ({ start, end, item }: SourceItem, page: number): Span => {
    const from = offset;
    let at = start;
    const write = (text: string): void => {
      parts.push(text);
      offset += text.length;
    };
    while (next > 0 && (sorted[next - 1]?.end ?? 0) > start) next -= 1;
    for (let finding = sorted[next]; finding && finding.start < end; finding = sorted[next]) {
      next += 1;
      if (finding.start >= start) {
        write(source.text.slice(at, finding.start));
        const placeholder = names.get(finding) ?? '';
        const span = { start: offset, end: offset + placeholder.length };
        const original = source.text.slice(finding.start, finding.end);
        write(placeholder);
        placed.push({ finding, span, original });
        origins.push({ ...span, kind: finding.kind, original, page, box: item.box });
      }
      at = Math.max(at, Math.min(end, finding.end));
    }
    write(source.text.slice(at, end));
    return { start: from, end: offset };
  };
  for (const { line, items } of source.lines) {
    const start = offset;
    const kept: RedactedItem[] = [];
    for (const sourceItem of items) {
      const mark = parts.length;
      if (kept.length > 0) {
        parts.push('\t');
        offset += 1;
      }
      const span = writeItem(sourceItem, line.page);
      if (span.end === span.start) {
        if (kept.length > 0) offset -= 1;
        parts.length = mark;
        continue;
      }
      kept.push(itemAt(span, sourceItem, source.text));
    }
    if (kept.length === 0) continue;
    lines.push(lineOf(line, { start, end: offset }, kept));
    parts.push('\n');
    offset += 1;
  }
  return { text: brand(parts.join('').slice(0, -1)), lines, origins, placed, removed: count(sorted) };
}

/** Items and lines are written field by field in one order: thousands of them are alike to the machine, where copies are not. */
function itemAt({ start, end }: Span, { item, start: from }: SourceItem, text: string): RedactedItem {
  const made: RedactedItem = { start, end, box: item.box, fontSize: item.fontSize, bold: item.bold, italic: item.italic };
  const isWhole = text.startsWith(item.text, from) && end - start === item.text.length;
  if (item.boldUntil !== undefined && isWhole) made.boldUntil = start + item.boldUntil;
  return made;
}

function lineOf(line: DocumentLine, { start, end }: Span, items: RedactedItem[]): RedactedLine {
  const made: RedactedLine = { start, end, page: line.page, region: line.region, block: line.block, items };
  if (line.bullet !== undefined) made.bullet = line.bullet;
  if (line.headingLevel !== undefined) made.headingLevel = line.headingLevel;
  if (line.cell !== undefined) made.cell = line.cell;
  if (line.gapAbove !== undefined) made.gapAbove = line.gapAbove;
  return made;
}

/** The one place where text becomes RedactedText. */
const brand = (text: string): RedactedText => text as RedactedText;

/** '[PHONE]', '[PHONE_2]', '[URL linkedin]' by kind and key, in order of appearance. */
function placeholders(sorted: readonly Finding[]): Map<Finding, string> {
  const numbers = new Map<string, number>();
  const perKind = new Map<PlaceholderKind, number>();
  const names = new Map<Finding, string>();
  for (const finding of sorted) {
    const id = `${finding.kind} ${finding.key}`;
    let number = numbers.get(id);
    if (number === undefined) {
      number = (perKind.get(finding.kind) ?? 0) + 1;
      perKind.set(finding.kind, number);
      numbers.set(id, number);
    }
    names.set(finding, `[${finding.kind}${number > 1 ? `_${number}` : ''}${finding.label ? ` ${finding.label}` : ''}]`);
  }
  return names;
}

/** How many different details of each kind. */
function count(findings: readonly Finding[]): Partial<Record<PlaceholderKind, number>> {
  const seen = new Set<string>();
  const removed: Partial<Record<PlaceholderKind, number>> = {};
  for (const { kind, key } of findings) {
    if (seen.has(`${kind} ${key}`)) continue;
    seen.add(`${kind} ${key}`);
    removed[kind] = (removed[kind] ?? 0) + 1;
  }
  return removed;
}
