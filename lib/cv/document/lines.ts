import type { DateRange, Piece } from '../cv';
import type { Box } from './extracted-document';
import { bodySizeOf } from './layout';
import type { RedactedItem, RedactedLine, CvDocument, CvText } from './redacted-document';
import { endsShortened } from './shortened-words';

/** A line with the properties that the parser asks for most often. A part of a line (after a label) is a line too. */
export interface Line extends RedactedLine {
  /** Index in the document's lines. */
  index: number;
  text: string;
  words: number;
  /** Font size of its first item, in points. */
  size: number | null;
  /** At least 60% of its letters are bold. */
  isBold: boolean;
  isCaps: boolean;
  /** Larger than the running text. */
  isLarge: boolean;
  /** Left and right edge, where positions are known. */
  left: number | null;
  right: number | null;
  /** The right edge of the longest line of its block. */
  edge: number | null;
  /** Cache of `datesOf`; null before it was called. */
  dates: readonly DateRange[] | null;
  /** Dates that only the other dates of the section tell from numbers: '16-19'. Also those of the line that this one is a part of. */
  shortYears?: readonly DateRange[];
  /** The rest of a paragraph after the head of a job; it is never part of a head. */
  isBody?: true;
}

export function readLines(document: CvDocument): Line[] {
  const edges = new Map<number, number>();
  for (const { block, items } of document.lines)
    for (const { box } of items) if (box) edges.set(block, Math.max(edges.get(block) ?? 0, box.x + box.width));
  const lines = document.lines.map((line, index) => makeLine(document.text, line, index, line.items, edges.get(line.block) ?? null));
  const body = bodySizeOf(lines.map(({ size, text }) => ({ size, length: text.length })));
  if (body !== null) for (const line of lines) line.isLarge = line.size !== null && line.size > body * 1.05;
  return lines;
}

/** The part of a line that begins with the item at `from`. */
export function partOfLine(text: CvText, line: Line, from: number): Line {
  const items = line.items.filter((item) => item.end > from).map((item) => (item.start < from ? { ...item, start: from } : item));
  return withFactsOf(makeLine(text, line, line.index, items, line.edge), line);
}

/** A part or a continuation has the font size of its line, and those of its dates that the section tells. */
function withFactsOf(made: Line, { isLarge, shortYears }: Line): Line {
  made.isLarge = isLarge;
  if (shortYears !== undefined) made.shortYears = shortYears;
  return made;
}

/** The part of a line between two offsets, as a line. */
export function stretchOfLine(text: CvText, line: Line, from: number, to: number): Line {
  const items = line.items
    .filter(({ start, end }) => end > from && start < to)
    .map((item) => ({ ...item, start: Math.max(item.start, from), end: Math.min(item.end, to) }));
  return withFactsOf(makeLine(text, line, line.index, items, line.edge, to), line);
}

/** The text before the offset as one line, and the text after it as another that is body. */
export function splitLine(text: CvText, line: Line, at: number): Line[] {
  const items = line.items.filter((item) => item.start < at).map((item) => (item.end > at ? { ...item, end: at } : item));
  const head = withFactsOf(makeLine(text, line, line.index, items, line.edge, at), line);
  const rest = partOfLine(text, line, at + (/^[. ]+/.exec(text.slice(at, at + 2))?.[0].length ?? 0));
  rest.isBody = true;
  return [head, rest];
}

/** Joins two lines that a narrow column separated: one item over both. */
export function continueLine(text: CvText, line: Line, rest: Line): Line {
  const [first] = line.items;
  const item = first && { ...first, end: rest.end };
  const whole = withFactsOf(makeLine(text, line, line.index, item ? [item] : [], line.edge, rest.end), line);
  whole.text = whole.text.replace(/\n/g, ' ');
  if (rest.shortYears !== undefined) whole.shortYears = [...(line.shortYears ?? []), ...rest.shortYears];
  whole.right = line.right === null ? null : Math.max(line.right, rest.right ?? 0);
  return whole;
}

/** Placeholders of redaction: '[NAME]', '[PHONE_2]', '[NI_NUMBER removed]'. */
export const placeholders = /\[[A-Z_]+(?:_\d+)?(?: \w+)?\]/g;

/** Built property by property in one order, so that thousands of lines share one hidden class in the JavaScript engine. */
function makeLine(
  text: CvText,
  line: RedactedLine & Pick<Line, 'isBody'>,
  index: number,
  items: RedactedItem[],
  edge: number | null,
  end = line.end,
): Line {
  const [first] = items;
  const start = first?.start ?? line.start;
  const own = text.slice(start, end);
  const made: Line = {
    start,
    end,
    page: line.page,
    region: line.region,
    block: line.block,
    items,
    index,
    text: own,
    words: countWords(own),
    size: first?.fontSize ?? null,
    isBold: isMostlyBold(items, own.length),
    isLarge: false,
    isCaps: isInCapitals(own),
    left: leftEdgeOf(first?.box ?? null),
    right: rightEdgeOf(items.at(-1)?.box ?? null),
    edge,
    dates: null,
  };
  if (line.bullet !== undefined) made.bullet = line.bullet;
  if (line.headingLevel !== undefined) made.headingLevel = line.headingLevel;
  if (line.cell !== undefined) made.cell = line.cell;
  if (line.gapAbove !== undefined) made.gapAbove = line.gapAbove;
  if (line.isBody !== undefined) made.isBody = line.isBody;
  return made;
}

const isMostlyBold = (items: readonly RedactedItem[], length: number): boolean =>
  length > 0 && items.reduce((sum, item) => sum + (item.bold ? item.end - item.start : 0), 0) >= length * 0.6;

/** 'WORK HISTORY', 'TRAINING (all in date)': capitals of placeholders and a remark in brackets do not count. */
function isInCapitals(own: string): boolean {
  const bracket = own.endsWith(')') ? own.lastIndexOf('(') : 0;
  const whole = bracket > 0 ? own.slice(0, bracket) : own;
  const letters = whole.includes('[') ? whole.replace(placeholders, '') : whole;
  return !plainSmall.test(letters) && twoCapitals.test(letters) && !anySmall.test(letters);
}

const plainSmall = /[a-z]/;
const anySmall = /\p{Ll}/u;
const twoCapitals = /\p{Lu}{2}/u;

const leftEdgeOf = (box: Box | null): number | null => box && box.x;
const rightEdgeOf = (box: Box | null): number | null => box && box.x + box.width;

export const countWords = (text: string): number => {
  let count = 0;
  let inside = false;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    const blank = code === 32 || code === 9 || code === 10;
    if (!blank && !inside) count += 1;
    inside = !blank;
  }
  return count;
};

/** The text between two offsets without white space and punctuation at its ends; null where nothing is left. */
export function pieceOf(text: CvText, start: number, end: number): Piece | null {
  let from = start;
  let to = end;
  while (from < to && isLoose(text.charAt(from))) from += 1;
  while (to > from && isLoose(text.charAt(to - 1))) to -= 1;
  if (text.charAt(to) === ')' && text.slice(from, to).includes('(')) to += 1;
  if (text.charAt(to) === '.' && endsShortened(text.slice(from, to + 1))) to += 1;
  if (from >= to) return null;
  return { text: tidy(text.slice(from, to)), start: from, end: to };
}

const isLoose = (char: string): boolean => /[\s,;:|•·()–—\-.@/]/.test(char);

/** Text with single spaces. The pattern skips single spaces, since most are. */
export const tidy = (text: string): string => text.replace(/[^\S ]\s*| \s+/g, ' ').trim();
