import type { DocumentLine, ExtractedDocument, TextItem } from '../document/extracted-document';
import { normaliseText } from '../document/normalise';
import type { PlaceholderKind, Span, UnwantedDetail } from '../document/redacted-document';

export interface SourceItem extends Span {
  item: TextItem;
}

export interface SourceLine extends Span {
  line: DocumentLine;
  items: SourceItem[];
  /** Text of the line, items joined by a tab. */
  text: string;
}

/** The extracted document as one text, not redacted yet: lines joined by '\n', items by '\t'. */
export interface Source {
  text: string;
  lines: SourceLine[];
  /** The page the words begin on: a converter may leave the first one empty. */
  firstPage: number;
}

/** Joins the items and forgets empty ones. */
export function buildSource(document: Pick<ExtractedDocument, 'lines'>): Source {
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

/** A detail to take out. Its span may run over items and lines ("Donna-" / "Marie Fletcher"). */
export interface Finding extends Span {
  kind: PlaceholderKind;
  /** What tells two details of a kind apart: equal keys get the same placeholder. */
  key: string;
  /** The candidate's name as it is to be shown, where it stands at its best: 'Ada Okafor' though a form has two boxes for it. */
  whole?: string;
  /** Shown in the placeholder: '[URL linkedin]'. */
  label?: string;
  unwanted?: UnwantedDetail;
}

/** Collects findings; the first to claim a stretch of text keeps it, which is why the order of passes matters. */
export class Claims {
  readonly findings: Finding[] = [];
  private readonly taken: Uint8Array;

  constructor(length: number) {
    this.taken = new Uint8Array(length);
  }

  isFree(start: number, end: number): boolean {
    for (let i = start; i < end; i += 1) if (this.taken[i]) return false;
    return true;
  }

  add(finding: Finding): boolean {
    if (finding.end <= finding.start || !this.isFree(finding.start, finding.end)) return false;
    this.taken.fill(1, finding.start, finding.end);
    this.findings.push(finding);
    return true;
  }
}
