import type { Piece, SectionKind } from '@/lib/cv/cv';
import { partOfLine, pieceOf, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { datesOf } from '../dates/dates';
import { titleScore } from '../entry/scores';
import type { Trace } from '../trace';
import type { DraftSection } from './draft-section';
import { headingKind, inlineHeading } from '@/lib/cv/document/headings';
import {
  isSetAs,
  standsOut,
  styleKey,
  styleOf,
  type BodyStyle,
  type HeadingStyle,
  type KnownHeading,
  type LineStyle,
} from './heading-style';
import { kindRuleOf } from './kind-rules';

/** A line read as the heading of a section. */
export interface Heading {
  kind: SectionKind;
  piece: Piece | null;
  /** Its words name no known section. */
  isUnknown: boolean;
  /** What follows the heading on the same line: 'Java, C#' in 'Skills: Java, C#'. */
  rest: Line | null;
  rule: string;
}

/** What a decision about one line is taken from. */
export interface HeadingContext {
  text: CvText;
  line: Line;
  next: Line | undefined;
  known: KnownHeading | null;
  /** undefined in page headers and footers, which hold no headings. */
  headings: HeadingStyle | undefined;
  body: BodyStyle;
  /** The section that the line stands in, if it is no heading itself. */
  current: DraftSection | undefined;
  /** A CV with hardly any heading of its own may write 'Skills: Java, C#'. */
  allowsInline: boolean;
  trace: Trace | undefined;
}

/** Whether the line opens a section. In this order: known words, a label in a column of its own, words before a colon, the look alone. */
export function readHeading(context: HeadingContext): Heading | null {
  const { line, known, headings } = context;
  if (line.bullet || !headings) return null;
  if (known && headings.style) return knownHeading(context, known, headings.style);
  return labelHeading(context, headings) ?? headingBeforeColon(context) ?? headingByLook(context, headings);
}

/** 'Skills and' over 'Achievements' in a narrow column. */
export function twoLineHeading(text: CvText, line: Line, next: Line): Heading | null {
  if (line.bullet !== undefined || next.bullet !== undefined || line.items.length > 1 || next.items.length > 1 || line.block !== next.block)
    return null;
  if (line.words + next.words > 5 || (next.gapAbove ?? 0) > 1) return null;
  if (!goesOnBelow.test(line.text) && !goesOnFromAbove.test(next.text)) return null;
  if (styleKey(styleOf(line)) !== styleKey(styleOf(next))) return null;
  const kind = headingKind(`${line.text} ${next.text}`);
  return kind && { kind, piece: pieceOf(text, line.start, next.end), isUnknown: false, rest: null, rule: 'heading.two-lines' };
}

const goesOnBelow = /(?:\b(?:and|of|with|y|et|und|e)|&|,)$/i;
const goesOnFromAbove = /^(?:and|&) /i;

/** A known wording is a heading where it looks like one; inside an entry it must look like the other headings. */
function knownHeading({ text, line, body, current, trace }: HeadingContext, known: KnownHeading, style: LineStyle): Heading | null {
  const { isHeading, rule } = judgeKnown(line, known, style, body, current);
  if (isHeading) return { kind: known.kind, piece: pieceOf(text, line.start, line.end), isUnknown: false, rest: null, rule };
  trace?.note(line.start, {
    step: 'sections',
    readAs: 'section content',
    rule,
    runnerUp: { readAs: `section heading (${known.kind})`, score: known.prominence },
  });
  return null;
}

function judgeKnown(
  line: Line,
  known: KnownHeading,
  style: LineStyle,
  body: BodyStyle,
  current: DraftSection | undefined,
): { isHeading: boolean; rule: string } {
  if (isSetAs(line, style)) return { isHeading: true, rule: 'heading.known-words-in-heading-style' };
  // set as the heading above is, and unlike what stands below that: the other column has larger ones
  if (line.isCaps && current?.look === styleKey(styleOf(line)) && known.prominence >= 1)
    return { isHeading: true, rule: 'heading.known-words-set-as-heading-above' };
  if (!standsOut(style, body)) return { isHeading: line.items.length === 1, rule: 'heading.known-words-among-plain-headings' };
  if (isLesser(line, style) && keepsLabels(current) && (isMinor(known) || isListed(current) || current?.kind === 'languages'))
    return { isHeading: false, rule: 'heading.label-in-section' };
  if (known.prominence >= 1.5) return { isHeading: true, rule: 'heading.known-words-stand-out' };
  return { isHeading: line.words > 1 && !isListed(current), rule: 'heading.known-words-plain' };
}

/** Set smaller or plainer than the headings of this CV. */
function isLesser(line: Line, style: LineStyle): boolean {
  const isSmaller = style.size !== null && line.size !== null && line.size < style.size - 0.4;
  const isPlainer = style.isCaps && !line.isCaps;
  return isSmaller || isPlainer || (style.level !== null && (line.headingLevel ?? 9) > style.level);
}

/** Kinds whose headings often stand inside a job as labels: 'Awards', 'Training', 'Summary'. */
const minorKinds: ReadonlySet<SectionKind> = new Set(['additional', 'awards', 'training', 'summary']);
const isMinor = ({ kind }: KnownHeading): boolean => minorKinds.has(kind);

/** In a list of skills 'Languages' or 'Tools' on a plain line is an item, not a heading. */
const isListed = (section: DraftSection | undefined): boolean => section?.kind === 'skills';

/** Sections whose lines carry labels of their own ('Technologies: Java'). */
const labelled: ReadonlySet<SectionKind | 'top'> = new Set([
  'experience',
  'skills',
  'projects',
  'education',
  'volunteering',
  'languages',
  'contact',
  'references',
]);
const keepsLabels = (section: DraftSection | undefined): boolean => section !== undefined && labelled.has(section.kind);

/** A heading in a column of its own, left of the content: 'Education ⇥ BSc Physics …'. */
function labelHeading({ text, line, body, current }: HeadingContext, { style }: HeadingStyle): Heading | null {
  const [first, second] = line.items;
  if (!first || !second) return null;
  const kind = headingKind(text.slice(first.start, first.end));
  if (!kind || kind === 'contact') return null;
  if (line.items.slice(1).some(({ start, end }) => headingKind(text.slice(start, end)) !== null)) return null;
  // 'Languages ⇥ Go, Python' among the skills of a CV whose headings look otherwise names a group of skills
  if (isListed(current) && style !== null && standsOut(style, body) && !isSetAs(line, style)) return null;
  return {
    kind,
    piece: pieceOf(text, first.start, first.end),
    isUnknown: false,
    rest: partOfLine(text, line, second.start),
    rule: 'heading.label-column',
  };
}

/** Longest line that can be a heading and its whole section: 'Skills: Java, C#, …'. */
const maxInlineWords = 60;

function headingBeforeColon({ text, line, current, allowsInline }: HeadingContext): Heading | null {
  const inline = inlineHeading(line.text);
  if (!inline || line.words >= maxInlineWords || !(allowsInline || inline.isRaised || !keepsLabels(current))) return null;
  return {
    kind: inline.kind,
    piece: pieceOf(text, line.start, line.start + inline.end),
    isUnknown: false,
    rest: partOfLine(text, line, line.start + inline.rest),
    rule: inline.isRaised ? 'heading.capitals-before-sentence' : 'heading.before-colon',
  };
}

/** A line that is set as the headings are and as nothing else is: 'Things I have built'. */
function headingByLook(context: HeadingContext, { style, isExclusive }: HeadingStyle): Heading | null {
  const { text, line, body, trace } = context;
  if (!style || !isExclusive || !isSetAs(line, style) || !standsOut(style, body) || !isShortName(line)) return null;
  const title = titleScore(line.text);
  if (title >= 3 || isOverRole(context)) {
    const rule = title >= 3 ? 'heading.look-of-title' : 'heading.look-of-employer';
    trace?.note(line.start, { step: 'sections', readAs: 'section content', rule, runnerUp: { readAs: 'section heading', score: title } });
    return null;
  }
  const kind = kindRuleOf(line.text);
  return {
    kind: kind?.kind ?? 'additional',
    piece: pieceOf(text, line.start, line.end),
    isUnknown: kind === null,
    rest: null,
    rule: `heading.look+${kind?.id ?? 'kind.unknown'}`,
  };
}

const isShortName = (line: Line): boolean =>
  line.words <= 6 && line.items.length === 1 && !noHeading.test(line.text) && datesOf(line).length === 0;

/** Sentences, years, addresses and placeholders head nothing. */
const noHeading = /[.!?,]$|\d{4}|@|\[/;

/** No employer is set so many times as large as the running text. */
const largeHeading = 1.5;

/** An employer's line over or under a dated role looks like a heading too, unless the file itself says that it is one of these. */
function isOverRole({ line, next, current, body }: HeadingContext): boolean {
  const isLarge = line.size !== null && body.size !== null && line.size >= largeHeading * body.size;
  if (isLarge || line.headingLevel !== undefined || !keepsLabels(current) || kindRuleOf(line.text)) return false;
  const above = current?.lines.at(-1);
  if (next && isDatedHead(next)) return true;
  return above !== undefined && isDatedHead(above) && next?.bullet !== undefined && (line.gapAbove ?? 0) < 1;
}

const isDatedHead = (line: Line): boolean =>
  line.bullet === undefined && line.words <= 14 && datesOf(line).some((range) => !range.single || range.start === line.start);
