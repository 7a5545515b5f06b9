import type { Piece } from '@/lib/cv/cv';
import { headingKind, holdsPlaceholder, inlineHeading } from '@/lib/cv/document/headings';
import { partOfLine, pieceOf, type Line } from '@/lib/cv/document/lines';
import type { CvText, Span } from '@/lib/cv/document/redacted-document';
import { datesOf } from '../dates/dates';
import { endsOpen } from '../text-shapes';
import { headingCore, readWords, type HeadingReading } from './heading-words';
import { standsOut, hasStyle, type BodyStyle, type HeadingStyle } from './heading-style';

/** The form of a heading on its line. */
export type HeadingForm = 'line' | 'two-lines' | 'label-column' | 'before-colon' | 'capitals-before-sentence' | 'unheaded';

/** A place where a section may begin. */
export interface Candidate {
  /** Index of its first line in the column. */
  at: number;
  form: HeadingForm;
  /** null where jobs begin without a heading. */
  piece: Piece | null;
  /** What follows the heading on its own line: 'Java, C#' in 'Skills: Java, C#'. */
  rest: Line | null;
  words: HeadingReading;
}

export interface ColumnStyle {
  headings: HeadingStyle;
  body: BodyStyle;
}

/** Most words of a heading whose wording is known, of one set like the others of the CV, and of any other. */
const maxListedWords = 7;
const maxStyledWords = 9;
const maxOtherWords = 6;
/** Longest line that can be a heading and its whole section: 'Skills: Java, C#, …'. */
const maxInlineWords = 60;

/** Whether and how a section may begin at the line. */
export function candidateAt(text: CvText, lines: readonly Line[], at: number, column: ColumnStyle): Candidate | null {
  const line = lines[at];
  if (!line) return null;
  const next = lines[at + 1];
  const pair = next ? twoLineHeading(text, line, next) : null;
  if (pair) return { at, form: 'two-lines', piece: pair, rest: null, words: readWords(pair.text) };
  if (line.bullet !== undefined && !isLoneBullet(lines, at)) return null;
  const whole = wholeLine(text, line, at, column);
  if (whole?.words.listed || line.bullet !== undefined) return whole;
  return labelColumn(text, line, at) ?? beforeColon(text, line, at) ?? whole;
}

/** Whether a line with a bullet is not in a list, so that it may be a heading: '• Work history', '3. Employment'. */
function isLoneBullet(lines: readonly Line[], at: number): boolean {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]];
  return below?.bullet !== line?.bullet && (above?.bullet === undefined || (line?.gapAbove ?? 0) > 0.8);
}

function wholeLine(text: CvText, line: Line, at: number, column: ColumnStyle): Candidate | null {
  if (line.text.length > maxHeadingLength || holdsPlaceholder(line.text)) return null;
  const isListed = line.words <= maxListedWords && headingKind(line.text) !== null;
  const isStyled = looksLikeHeading(line, column);
  if (!isListed && !couldBeHeading(line, isStyled ? maxStyledWords : maxOtherWords)) return null;
  const words = readWords(line.text);
  if (words.points.size === 0 && !isStyled) return null;
  return { at, form: 'line', piece: pieceOf(text, line.start, line.end), rest: null, words };
}

/** Whether a line is short, without gaps, and not a sentence. After a bullet only a known heading is accepted. */
function couldBeHeading(line: Line, maxWords: number): boolean {
  if (line.items.length > 1) return false;
  const core = headingCore(line.text);
  return core.split(' ').length <= maxWords && !notAHeading.test(core) && (line.bullet === undefined || headingKind(core) !== null);
}

const looksLikeHeading = (line: Line, { headings: { style }, body }: ColumnStyle): boolean =>
  style !== null && standsOut(style, body) && hasStyle(line, style) && datesOf(line).every((date) => isRemark(line, date));

/** 'Recent updating (2025 to 2026)': dates in brackets at the end of a line. */
const isRemark = ({ text, start }: Line, date: Span): boolean =>
  text.charAt(date.start - start - 1) === '(' && text.slice(date.end - start) === ')';

const maxHeadingLength = 80;
/** Sentences, continuations of the line above, figures, addresses and placeholders. */
const notAHeading = /^\p{Ll}|[.!?,]$|\d{2}|@|\[/u;

/** A heading over two lines of a narrow column: 'Skills and', 'Achievements'. */
function twoLineHeading(text: CvText, line: Line, next: Line): Piece | null {
  if (line.bullet !== undefined || next.bullet !== undefined || line.items.length > 1 || next.items.length > 1 || line.block !== next.block)
    return null;
  if (line.words + next.words > 5 || (next.gapAbove ?? 0) > 1) return null;
  if (!endsOpen(line.text)) return null;
  return headingKind(`${line.text} ${next.text}`) && pieceOf(text, line.start, next.end);
}

/** A heading in a column left of the content: 'Education ⇥ BSc Physics …'. */
function labelColumn(text: CvText, line: Line, at: number): Candidate | null {
  const [first, second] = line.items;
  if (!first || !second) return null;
  const label = text.slice(first.start, first.end);
  const kind = headingKind(label);
  if (!kind || kind === 'contact') return null;
  if (line.items.slice(1).some(({ start, end }) => headingKind(text.slice(start, end)) !== null)) return null;
  const rest = partOfLine(text, line, second.start);
  return { at, form: 'label-column', piece: pieceOf(text, first.start, first.end), rest, words: readWords(label) };
}

/** A heading before a colon, or in capitals before a full stop: 'Skills: Java, C#', 'LANGUAGES. Welsh'. */
function beforeColon(text: CvText, line: Line, at: number): Candidate | null {
  const inline = inlineHeading(line.text);
  if (!inline || line.words >= maxInlineWords) return null;
  return {
    at,
    form: inline.isRaised ? 'capitals-before-sentence' : 'before-colon',
    piece: pieceOf(text, line.start, line.start + inline.end),
    rest: partOfLine(text, line, line.start + inline.rest),
    words: readWords(line.text.slice(0, inline.end)),
  };
}
