import type { SectionKind } from '../cv';
import { headingKind, inlineHeading } from '../document/headings';
import { bodySizeOf, columnOf, type Column } from '../document/layout';
import type { SourceLine, SourceText } from '../document/source-text';

/** A rough division into sections before anything is redacted: which lines can hold the contact details. */
export interface ContactRegions {
  /** The section a line stands in; 'top' before the first heading of its column. */
  sections: (SectionKind | 'top')[];
  isHeading: boolean[];
  /** Lines among which contact details are expected. */
  isContact: boolean[];
  /** The head or foot of a page. */
  isMargin: boolean[];
}

/** How many lines of a document without a single heading may be contact details. */
const maxTopLines = 14;
/** Characters; headings of side columns are short. */
const maxHeadingLength = 30;

/** A date range shows a job, which is no contact detail: '2019 - 2021', '04/2019 – 07/2024', '2018–24', "Apr '17 till date", '2018 –'. */
const since = "(?:(?:19|20)\\d\\d|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}{0,6}\\.? ['’]?\\d\\d|['’]\\d\\d)";
const until = "(?:\\p{L}{3,9}\\.? |\\d{1,2}[/.])?(?:(?:19|20)\\d\\d|['’]?\\d\\d(?![\\d/-])|present|now|date|current|today)";
const range = new RegExp(
  `(?<![\\d/])${since} ?(?:(?:-|–|—|to|till|until|\\/(?=now|present|(?:19|20)\\d\\d)) ?${until}\\b|(?:–|—|-)(?= ?$|,)|onwards)`,
  'imu',
);
const rangeAlone = new RegExp(`^(?:\\p{L}{3,9}\\.? )?${range.source}$`, 'iu');

type FlowColumn = Column | 'textbox';

/** A text box is read by itself: 'Page 0' in one does not belong to the references above its anchor. */
const flowColumnOf = ({ line: { region } }: SourceLine): FlowColumn => (region === 'textbox' ? region : columnOf(region));

const isMargin = (column: FlowColumn): boolean => column === 'header' || column === 'footer';

export function findContactRegions(source: SourceText): ContactRegions {
  const regions: ContactRegions = { sections: [], isHeading: [], isContact: [], isMargin: [] };
  const openSections = new Map<FlowColumn, SectionKind | 'top'>();
  /** The open heading of contact details, where it is set unlike the details below it. */
  const contactHeadings = new Map<FlowColumn, SourceLine>();
  let topCount = 0;
  const jobs = whereJobsBegin(source.lines);
  const body = bodySizeOf(
    source.lines.flatMap(({ items }) => items.map(({ item, start, end }) => ({ size: item.fontSize, length: end - start }))),
  );
  for (const [index, line] of source.lines.entries()) {
    const column = flowColumnOf(line);
    const kind = sectionOpenedBy(line, contactHeadings.get(column));
    if (kind) openSections.set(column, kind === 'summary' && isFollowedByDetails(source.lines, index) ? 'contact' : kind);
    if (kind) contactHeadings.delete(column);
    if (kind === 'contact' && isSetUnlikeNext(source.lines, index)) contactHeadings.set(column, line);
    const section = openSections.get(column) ?? 'top';
    if (section === 'top' && column === 'main') topCount += 1;
    const isAbove = [column !== 'main', topCount <= maxTopLines && index < jobs].some(Boolean);
    const isTop = [isAbove, section === 'top', line.line.page === source.firstPage].every(Boolean);
    const isFoot = body !== null && isFootLine(source.lines, index, body);
    regions.sections.push(section);
    regions.isHeading.push(kind !== null);
    regions.isMargin.push(isFoot || isMargin(column));
    regions.isContact.push([section === 'contact', isTop, isFoot, isMargin(column)].some(Boolean));
  }
  return regions;
}

const footBars = / [|·•–/~] /g;
const footMarks = / (?:[|·•–/~]|--?) |[,;] /g;
const hasNumberOrEmail = /@|\d[\d ]{4}/;

/** The last line of a page, smaller than the text and in parts: 'J. Example · Elm House, Marple · 07700 900123'. */
function isFootLine(lines: readonly SourceLine[], index: number, body: number): boolean {
  const [line, next] = lines.slice(index, index + 2);
  const size = line?.items[0]?.item.fontSize ?? body;
  const isLast = line !== undefined && next?.line.page !== line.line.page;
  return (
    isLast &&
    size < body * 0.95 &&
    ([...line.text.matchAll(footBars)].length > 1 || (hasNumberOrEmail.test(line.text) && [...line.text.matchAll(footMarks)].length > 1))
  );
}

/** The first line of the main column that says from when to when; what stands above dates alone is what was done then, and where. */
function whereJobsBegin(lines: readonly SourceLine[]): number {
  const dated = lines.findIndex((line) => flowColumnOf(line) === 'main' && range.test(line.text));
  if (dated < 0) return lines.length;
  return rangeAlone.test(lines[dated]?.text.trim() ?? '') ? dated - 1 : dated;
}

function sectionOpenedBy(line: SourceLine, contactHeading: SourceLine | undefined): SectionKind | null {
  if (line.line.bullet) return null;
  return lineHeading(line) ?? (contactHeading && isSetLikeHeading(contactHeading, line) ? 'additional' : null);
}

/** 'About' over town, email and phone, as sidebars have it. */
const isFollowedByDetails = (lines: readonly SourceLine[], heading: number): boolean =>
  lines.slice(heading + 1, heading + 4).some(({ text }) => /^\S+@\S+\.\S+$|^\+?\d[\d ()-]{8,18}$/.test(text.trim()));

function isSetUnlikeNext(lines: readonly SourceLine[], index: number): boolean {
  const [line, next] = lines.slice(index, index + 2);
  return line !== undefined && next !== undefined && styleOf(next) !== styleOf(line);
}

/** A heading whose words we do not know ends the contact details too: it is set as their heading is. */
const isSetLikeHeading = (heading: SourceLine, line: SourceLine): boolean =>
  line.items.length === 1 && line.text.length <= maxHeadingLength && !/[@\d]/.test(line.text) && styleOf(line) === styleOf(heading);

const styleOf = ({ items: [first], text, line }: SourceLine): string =>
  [first?.item.fontSize, first?.item.bold, line.headingLevel, text === text.toUpperCase()].join(' ');

/** Heading of a whole line, of its first item in a label column, or in front of a colon. */
function lineHeading(line: SourceLine): SectionKind | null {
  const whole = headingKind(line.text.replace(/\t/g, ' '));
  if (whole) return whole;
  const [first] = line.items;
  if (first && line.items.length > 1) {
    const kind = headingKind(line.text.slice(0, first.end - first.start));
    if (kind && kind !== 'contact') return kind;
  }
  const inline = inlineHeading(line.text);
  return inline && (inline.kind === 'references' || inline.kind === 'summary' || inline.kind === 'skills') ? inline.kind : null;
}
