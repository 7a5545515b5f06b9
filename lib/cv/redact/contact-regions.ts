import type { SectionKind } from '../cv';
import { headingKind, inlineHeading } from '../parse/sections/headings';
import type { Source, SourceLine } from './source';

/** A rough first division, made before anything is redacted: which lines can hold the contact details. */
export interface Zones {
  /** The section a line stands in; 'top' before the first heading of its column. */
  sections: (SectionKind | 'top')[];
  isHeading: boolean[];
  /** Lines among which contact details are expected. */
  contact: boolean[];
}

/** How many lines of a document without a single heading may be contact details. */
const topLines = 14;

export function findZones(source: Source): Zones {
  const sections: (SectionKind | 'top')[] = [];
  const isHeading: boolean[] = [];
  const contact: boolean[] = [];
  const open = new Map<string, SectionKind | 'top'>();
  const contactHeads = new Map<string, SourceLine>();
  let topCount = 0;
  for (const [index, line] of source.lines.entries()) {
    const column = columnOf(line);
    const head = contactHeads.get(column);
    const heading = line.line.bullet ? null : (lineHeading(line) ?? (head && isHeadingLike(head, line) ? 'additional' : null));
    if (heading) {
      open.set(column, heading === 'summary' && opensDetails(source.lines, index) ? 'contact' : heading);
      contactHeads.delete(column);
    }
    const next = source.lines[index + 1];
    if (heading === 'contact' && next && lookOf(next) !== lookOf(line)) contactHeads.set(column, line);
    const section = open.get(column) ?? 'top';
    if (section === 'top' && column === 'body') topCount += 1;
    sections.push(section);
    isHeading.push(heading !== null);
    const region = line.line.region;
    const top = section === 'top' && line.line.page === source.firstPage && (column !== 'body' || topCount <= topLines);
    contact.push(section === 'contact' || top || region === 'header' || region === 'footer');
  }
  return { sections, isHeading, contact };
}

/** 'About' over town, email and phone, as sidebars have it. */
const opensDetails = (lines: readonly SourceLine[], heading: number): boolean =>
  lines.slice(heading + 1, heading + 4).some(({ text }) => /^\S+@\S+\.\S+$|^\+?\d[\d ()-]{8,18}$/.test(text.trim()));

/** Headings we do not know the words of ('Good at') end the contact details too: they are set as the heading of these is. */
const isHeadingLike = (head: SourceLine, line: SourceLine): boolean =>
  line.items.length === 1 && line.text.length <= 30 && !/[@\d]/.test(line.text) && lookOf(line) === lookOf(head);

const lookOf = ({ items: [first], text, line }: SourceLine): string =>
  [first?.item.fontSize, first?.item.bold, line.headingLevel, text === text.toUpperCase()].join(' ');

const columnOf = ({ line }: SourceLine): string =>
  line.region === 'sidebar' || line.region === 'header' || line.region === 'footer' || line.region === 'textbox' ? line.region : 'body';

/** Heading of a whole line, of its first item in a label column, or in front of a colon. */
function lineHeading(line: SourceLine): SectionKind | null {
  const whole = headingKind(line.text.replace(/\t/g, ' '));
  if (whole) return whole;
  const first = line.items[0];
  if (first && line.items.length > 1) {
    const kind = headingKind(line.text.slice(0, first.end - first.start));
    if (kind && kind !== 'contact') return kind;
  }
  const inline = inlineHeading(line.text);
  return inline && (inline.kind === 'references' || inline.kind === 'summary' || inline.kind === 'skills') ? inline.kind : null;
}

/** Index of the line an offset lies in. */
export function lineIndexAt(lines: readonly { start: number; end: number }[], offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
