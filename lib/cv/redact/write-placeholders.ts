import type { PlaceholderKind, PlaceholderOrigin, RedactedItem, RedactedLine, Span } from '../document/redacted-document';
import { placedItem, placedLine, type SourceItem, type SourceText } from '../document/source-text';
import type { Finding } from './findings';

/** A finding with the place of its placeholder in the redacted text. */
export interface PlacedFinding {
  finding: Finding;
  span: Span;
  original: string;
}

export interface Written {
  text: string;
  lines: RedactedLine[];
  origins: PlaceholderOrigin[];
  placed: PlacedFinding[];
  removed: Partial<Record<PlaceholderKind, number>>;
}

/**
 * Writes the text with placeholders. A detail that runs over several items is placed where it begins; items and lines that become empty
 * are left out. Equal details get the same placeholder; further ones of a kind are numbered.
 */
export function writePlaceholders(source: SourceText, findings: readonly Finding[]): Written {
  const sorted = [...findings].sort((a, b) => a.start - b.start);
  const writer = new PlaceholderWriter(source, sorted);
  const lines: RedactedLine[] = [];
  for (const { line, items } of source.lines) {
    const start = writer.offset;
    const kept: RedactedItem[] = [];
    for (const item of items) {
      const span = writer.writeItem(item, line.page, kept.length > 0);
      if (span) kept.push(placedItem(item, source, span));
    }
    if (kept.length === 0) continue;
    lines.push(placedLine(line, kept, { start, end: writer.offset }));
    writer.write('\n');
  }
  const { origins, placed } = writer;
  return { text: writer.text.slice(0, -1), lines, origins, placed, removed: count(sorted) };
}

class PlaceholderWriter {
  offset = 0;
  readonly origins: PlaceholderOrigin[] = [];
  readonly placed: PlacedFinding[] = [];
  private readonly parts: string[] = [];
  private readonly placeholders: ReadonlyMap<Finding, string>;
  /** Index of the first finding that has not been passed. */
  private next = 0;

  constructor(
    private readonly source: SourceText,
    private readonly findings: readonly Finding[],
  ) {
    this.placeholders = placeholdersOf(findings);
  }

  get text(): string {
    return this.parts.join('');
  }

  write(text: string): void {
    this.parts.push(text);
    this.offset += text.length;
  }

  /** The new place of the item, with a tab in front unless it is the first of its line; null where nothing is left of it. */
  writeItem({ start, end, item }: SourceItem, page: number, isFurther: boolean): Span | null {
    const [offset, length] = [this.offset, this.parts.length];
    if (isFurther) this.write('\t');
    const from = this.offset;
    let at = start;
    // a finding that began in an item before may reach into this one
    while (this.next > 0 && (this.findings[this.next - 1]?.end ?? 0) > start) this.next -= 1;
    for (let finding = this.findings[this.next]; finding && finding.start < end; finding = this.findings[this.next]) {
      this.next += 1;
      if (finding.start >= start) {
        this.write(this.source.text.slice(at, finding.start));
        this.writeFinding(finding, page, item.box);
      }
      at = Math.max(at, Math.min(end, finding.end));
    }
    this.write(this.source.text.slice(at, end));
    if (this.offset > from) return { start: from, end: this.offset };
    this.offset = offset;
    this.parts.length = length;
    return null;
  }

  private writeFinding(finding: Finding, page: number, box: PlaceholderOrigin['box']): void {
    const placeholder = this.placeholders.get(finding) ?? '';
    const span = { start: this.offset, end: this.offset + placeholder.length };
    const original = this.source.text.slice(finding.start, finding.end);
    this.write(placeholder);
    this.placed.push({ finding, span, original });
    this.origins.push({ ...span, kind: finding.kind, original, page, box });
  }
}

const idOf = ({ kind, key }: Finding): string => `${kind} ${key}`;

/** '[PHONE]', '[PHONE_2]', '[URL linkedin]' by kind and key, in order of appearance. */
function placeholdersOf(sorted: readonly Finding[]): Map<Finding, string> {
  const numbers = new Map<string, number>();
  const numberOfKind = new Map<PlaceholderKind, number>();
  const placeholders = new Map<Finding, string>();
  for (const finding of sorted) {
    const { kind } = finding;
    const number = numbers.get(idOf(finding)) ?? (numberOfKind.get(kind) ?? 0) + 1;
    if (!numbers.has(idOf(finding))) numberOfKind.set(kind, number);
    numbers.set(idOf(finding), number);
    const label = finding.kind === 'URL' && finding.label ? ` ${finding.label}` : '';
    placeholders.set(finding, `[${kind}${number > 1 ? `_${number}` : ''}${label}]`);
  }
  return placeholders;
}

/** How many different details of each kind. */
function count(findings: readonly Finding[]): Partial<Record<PlaceholderKind, number>> {
  const removed: Partial<Record<PlaceholderKind, number>> = {};
  for (const { kind } of new Map(findings.map((finding) => [idOf(finding), finding])).values()) removed[kind] = (removed[kind] ?? 0) + 1;
  return removed;
}
