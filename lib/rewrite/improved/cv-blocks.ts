import type { Cv, Piece, Section, SectionKind, Statement } from '@/lib/cv/cv';
import { readLines, type Line } from '@/lib/cv/document/lines';
import type { Span } from '@/lib/cv/document/redacted-document';
import { goesOn } from './line-wraps';

/**
 * The style of a block. 'head' is the first line of a role or course, 'subhead' a further one; 'line' is a single line, a paragraph may
 * be several lines of the page.
 */
export type BlockKind = 'head' | 'subhead' | 'line' | 'bullet' | 'paragraph';

/** A stretch of the CV's text that is set as one block, with the words of the text in their order. */
export interface CvBlock {
  kind: BlockKind;
  /** '2.' of a numbered list, which is kept as a word. */
  number: string;
  /** The ranges that are written one after another, each with the separator before it. */
  parts: { span: Span; joint: string }[];
  /** The text at the right margin: the dates of a role. */
  aside: Span | null;
}

export interface CvPart {
  kind: SectionKind;
  /** null where the CV has none. */
  heading: Span | null;
  blocks: CvBlock[];
}

interface CvBlocks {
  /** Text above the name, such as 'Curriculum Vitae'. */
  above: CvBlock[];
  /** The lines about the person between the name and the first section, with the name among them. */
  top: CvBlock[];
  parts: CvPart[];
}

/** The separator between details in one line: readers of CVs split at it. */
const detailSeparator = '  |  ';

const overlaps = (a: Span, b: Span | null): boolean => b !== null && a.start < b.end && a.end > b.start;

/** An entry with a head: what it was, where and when. */
interface Entry extends Span {
  head: (Piece | Span | null)[];
  /** The parts that may have a line of their own: a title, an employer, a school. */
  names: (Piece | null)[];
  dates: Span | null;
  statements: readonly Statement[];
}

function entriesOf({ work, volunteering, education, ...cv }: Cv): Entry[] {
  const others = [cv.certificates, cv.memberships, cv.projects, cv.publications, cv.awards, cv.training].flat();
  return [
    ...[...work, ...volunteering].map((entry) => ({
      ...entry,
      names: [entry.title, entry.employer],
      head: [entry.title, entry.employer, entry.place, entry.dates],
    })),
    ...education.map((entry) => ({
      ...entry,
      names: [entry.award, entry.institution],
      head: [entry.award, entry.area, entry.institution, entry.grade, entry.dates],
    })),
    ...others
      .filter(({ statements }) => statements.length > 0)
      .map((entry) => ({ ...entry, names: [entry.title, entry.issuer], head: [entry.title, entry.issuer, entry.dates] })),
  ].sort((a, b) => a.start - b.start);
}

/** Ranges that may run over the end of a line, because they were read as one. */
const piecesOf = (cv: Cv, entries: readonly Entry[]): Span[] =>
  [
    ...entries.flatMap(({ head, statements }) => [...head, ...statements]),
    ...cv.skills,
    ...cv.languages,
    ...[cv.certificates, cv.memberships, cv.publications, cv.awards, cv.training].flat().flatMap(({ title, issuer }) => [title, issuer]),
  ].filter((piece) => piece !== null);

/** A longer line is no head, whatever was read in it. */
const longestHead = 110;

/** A range of one line with its style. */
interface Stretch {
  line: Line;
  span: Span;
  kind: BlockKind;
  entry: Entry | null;
}

/** Only dates: 'Mar 2019 – Present', with or without brackets. */
const isOnly = (text: string, span: Span, inner: Span): boolean =>
  overlaps(span, inner) && !/[\p{L}\p{N}]/u.test(text.slice(span.start, inner.start) + text.slice(inner.end, span.end));

class BlockMaker {
  readonly lines: readonly Line[];
  private readonly entries: readonly Entry[];
  private readonly pieces: readonly Span[];

  constructor(private readonly cv: Cv) {
    this.lines = readLines(cv.document);
    this.entries = entriesOf(cv);
    this.pieces = piecesOf(cv, this.entries);
  }

  /** The ranges of a section, in order, as blocks. In a list of skills a line continues only where its end shows it. */
  blocks(spans: readonly { line: Line; span: Span }[], isList = false): CvBlock[] {
    const blocks: CvBlock[] = [];
    const heads = new Map<Entry, CvBlock>();
    let last: Stretch | null = null;
    for (const stretch of spans.flatMap(({ line, span }) => this.stretchesOf(line, span))) {
      const [block, head] = [blocks.at(-1), stretch.entry ? heads.get(stretch.entry) : undefined];
      if (block && last && this.isContinued(last, stretch, isList)) append(block, last, stretch);
      else if (head && !head.aside && this.isDateLine(stretch)) head.aside = stretch.span;
      else {
        const made = this.blocksOf(stretch, head !== undefined);
        blocks.push(...made);
        if (stretch.kind === 'head' && stretch.entry && !head && made[0]) heads.set(stretch.entry, made[0]);
      }
      last = stretch;
    }
    return blocks;
  }

  /** The dates of a role on a line of their own. */
  private isDateLine({ kind, span, entry }: Stretch): boolean {
    return kind === 'head' && entry !== null && entry.dates !== null && isOnly(this.cv.text, span, entry.dates);
  }

  /** A line in which a head is followed by text of the entry becomes two ranges. */
  private stretchesOf(line: Line, span: Span): Stretch[] {
    const entry =
      this.entries.find(
        (one) =>
          overlaps(span, one) &&
          (one.head.some((piece) => overlaps(span, piece)) || one.statements.some((statement) => overlaps(span, statement))),
      ) ?? null;
    const body = entry?.statements.find((statement) => overlaps(span, statement));
    const isHead = entry !== null && entry.head.some((piece) => overlaps(span, piece)) && (!body || body.start > span.start);
    if (line.bullet !== undefined) return [{ line, span, kind: 'bullet', entry }];
    if (!isHead) return [{ line, span, kind: body ? 'paragraph' : 'line', entry }];
    const kind = span.end - span.start > longestHead ? 'line' : 'head';
    if (!body) return [{ line, span, kind, entry }];
    const [before, behind] = [
      { start: span.start, end: body.start },
      { start: body.start, end: span.end },
    ];
    const headKind = before.end - before.start > longestHead ? 'line' : 'head';
    return [
      { line, span: before, kind: headKind, entry },
      { line, span: behind, kind: 'paragraph', entry },
    ];
  }

  private isContinued(before: Stretch, stretch: Stretch, isList: boolean): boolean {
    if (before.line === stretch.line || stretch.line.bullet !== undefined) return false;
    if (this.pieces.some(({ start, end }) => start < before.span.end && end > stretch.span.start)) return true;
    if (isList && !isOpenList(before.line.text)) return false;
    return before.kind !== 'head' && stretch.kind !== 'head' && goesOn(before, stretch);
  }

  private blocksOf({ line, span, kind, entry }: Stretch, hasHead: boolean): CvBlock[] {
    const items = line.items
      .map(({ start, end }) => ({ start: Math.max(start, span.start), end: Math.min(end, span.end) }))
      .filter(({ start, end }) => start < end);
    const number = line.bullet !== undefined && /[\p{L}\p{N}]/u.test(line.bullet) ? line.bullet : '';
    if (kind !== 'head') {
      const parts = items.length > 1 ? this.detailsIn(items) : [{ span, joint: '' }];
      return [{ kind: number ? 'line' : kind, number, parts, aside: null }];
    }
    const dates = entry?.dates;
    const aside = items.length > 1 && dates ? (items.find((item) => isOnly(this.cv.text, item, dates)) ?? null) : null;
    const heads =
      aside || items.length > 1
        ? this.headsIn(
            items.filter((item) => item !== aside),
            entry,
          )
        : [[span]];
    return heads.map((spans, index) => ({
      kind: index > 0 || hasHead ? 'subhead' : 'head',
      number,
      parts: spans.map((own, place) => ({ span: own, joint: place === 0 ? '' : ', ' })),
      aside: index === 0 ? aside : null,
    }));
  }

  /** 'Store Manager ⇥ Lantern Books ⇥ Leeds': the title, then the employer with its place. */
  private headsIn(items: readonly Span[], entry: Entry | null): Span[][] {
    const heads: Span[][] = [];
    let named = 0;
    for (const item of items) {
      const opens = entry?.names.some((piece) => overlaps(item, piece)) ?? false;
      if (heads.length === 0 || (opens && named > 0)) heads.push([item]);
      else heads.at(-1)?.push(item);
      if (opens) named += 1;
    }
    return heads;
  }

  /** Parts with a gap between them on one line, unless they were read as one: a label and its list, details, the cells of a row. */
  private detailsIn(items: readonly Span[]): CvBlock['parts'] {
    const parts: CvBlock['parts'] = [];
    const between = items.length > 2 ? '\t' : detailSeparator;
    for (const item of items) {
      const last = parts.at(-1)?.span;
      if (last && this.pieces.some(({ start, end }) => start < last.end && end > item.start)) last.end = item.end;
      else parts.push({ span: { ...item }, joint: last ? (this.isGroup(last) ? ': ' : between) : '' });
    }
    return parts;
  }

  /** 'Languages ⇥ French, Urdu' */
  private isGroup({ start, end }: Span): boolean {
    const label = this.cv.text.slice(start, end).trim();
    return [...this.cv.skills, ...this.cv.languages].some(({ group }) => group !== null && group === label);
  }
}

/** 'Excel, Word,' continues on the next line. */
const isOpenList = (text: string): boolean => /[,;|•·&/(–-]\s*$/.test(text);

/** Adds the rest of a broken line. Lines that follow each other in the text stay one range, so that whatever runs over them is whole. */
function append(block: CvBlock, before: Stretch, { span }: Stretch): void {
  const last = block.parts.at(-1);
  if (last && last.span.end === before.span.end && span.start === before.span.end + 1)
    last.span = { start: last.span.start, end: span.end };
  else block.parts.push({ span, joint: ' ' });
}

/** 'Page 2 of 3', '2' at the foot of a page. */
const pageNumber = /^(?:page )?\d{1,2}(?: ?(?:of|\/) ?\d{1,2})?$/i;

export const isPageNumber = ({ region, text }: Pick<Line, 'region' | 'text'>): boolean =>
  (region === 'header' || region === 'footer') && pageNumber.test(text.trim());

const lists: ReadonlySet<SectionKind> = new Set(['skills', 'languages']);

/** Every line of the CV exactly once: in its section, or among those about the person. */
export function cvBlocks(cv: Cv): CvBlocks {
  const maker = new BlockMaker(cv);
  const { lines } = maker;
  const taken = new Set<number>();
  const parts = cv.sections.map((section): CvPart => {
    const heading = headingOf(section, lines, taken);
    const own = section.lines.flatMap((index) => {
      const line = lines[index];
      if (!line) return [];
      taken.add(index);
      return [{ line, span: restOf(cv, line, heading) }];
    });
    return {
      kind: section.kind,
      heading,
      blocks: maker.blocks(
        own.filter(({ span }) => span.start < span.end),
        lists.has(section.kind),
      ),
    };
  });
  const free = lines.filter((line) => !taken.has(line.index) && !isPageNumber(line));
  const whole = (own: readonly Line[]): CvBlock[] => maker.blocks(own.map((line) => ({ line, span: line })));
  const { above, below } = aroundName(free, cv.contact.name);
  return { above: whole(above), top: whole(below), parts };
}

/** The whole lines of a heading; where its content begins on the same line ('Skills: Excel'), the heading alone. */
function headingOf({ heading, lines: own }: Section, lines: readonly Line[], taken: Set<number>): Span | null {
  if (!heading) return null;
  let { start, end } = heading;
  for (const line of lines) {
    if (!overlaps(line, heading) || own.includes(line.index)) continue;
    taken.add(line.index);
    [start, end] = [Math.min(start, line.start), Math.max(end, line.end)];
  }
  return { start, end };
}

/** The text after a heading on its line, without the colon. */
function restOf({ text }: Cv, line: Line, heading: Span | null): Span {
  if (!heading || !overlaps(line, heading)) return { start: line.start, end: line.end };
  let start = heading.end;
  while (start < line.end && /[\s:|–-]/.test(text.charAt(start))) start += 1;
  return { start, end: line.end };
}

/** On a page with two columns, the lines of the name's column come first. */
function aroundName(lines: readonly Line[], name: Span | null): { above: Line[]; below: Line[] } {
  const named = lines.find((line) => overlaps(line, name));
  if (!named) return { above: [], below: [...lines] };
  const isBeside = (line: Line): boolean => line.page === named.page && line.block === named.block;
  return {
    above: lines.filter((line) => isBeside(line) && line.index < named.index),
    below: [named, ...lines.filter((line) => isBeside(line) && line.index > named.index), ...lines.filter((line) => !isBeside(line))],
  };
}
