import { datesOf } from '../dates/dates';
import type { SectionKind } from '@/lib/cv/cv';
import { bodySizeOf } from '@/lib/cv/document/layout';
import type { Line } from '@/lib/cv/document/lines';
import { titleScore } from '../entry/scores';
import { endsWithColon } from '../text-shapes';
import { readWords } from './heading-words';

/** The style of a line. Most headings of a CV have the same. */
export interface LineStyle {
  size: number | null;
  isBold: boolean;
  isCaps: boolean;
  /** Heading level of the file's own style. */
  level: number | null;
}

export type BodyStyle = Pick<LineStyle, 'size' | 'isBold'>;

/** The style of a CV's headings in one column. */
export interface HeadingStyle {
  style: LineStyle | null;
  /** Hardly any other line has the style, so the style alone shows a heading. */
  isExclusive: boolean;
}

/** A line with the words of a known heading: 'Work history', 'EDUCATION:'. */
export interface KnownHeading {
  kind: SectionKind;
  prominence: number;
}

export const styleOf = (line: Line): LineStyle => ({
  size: line.size,
  isBold: line.isBold,
  isCaps: line.isCaps,
  level: line.headingLevel ?? null,
});

/** The style of the running text: the size of most letters, and whether most of them are bold. */
export function bodyStyleOf(lines: readonly Line[]): BodyStyle {
  const lengthOf = (some: readonly Line[]): number => some.reduce((sum, { text }) => sum + text.length, 0);
  return {
    size: bodySizeOf(lines.map(({ size, text }) => ({ size, length: text.length }))),
    isBold: lengthOf(lines.filter(({ isBold }) => isBold)) > lengthOf(lines) * 0.6,
  };
}

/** A heading that stands out by its size is at least so many times as large as the running text. */
const largerThanBody = 1.08;

const isLarger = (size: number | null, body: BodyStyle, factor: number): boolean =>
  size !== null && body.size !== null && size >= body.size * factor;

/** The properties that make a line stand out from the running text. */
const prominenceFeatures: readonly { id: string; points: number; holds: (line: Line, body: BodyStyle) => boolean }[] = [
  { id: 'prominence.heading-level', points: 3, holds: (line) => line.headingLevel !== undefined },
  { id: 'prominence.larger', points: 2, holds: (line, body) => isLarger(line.size, body, largerThanBody) },
  { id: 'prominence.bold', points: 1, holds: (line, body) => line.isBold && !body.isBold },
  { id: 'prominence.capitals', points: 1, holds: (line) => line.isCaps },
  { id: 'prominence.gap-above', points: 0.5, holds: (line) => (line.gapAbove ?? 0) > 0.8 },
  { id: 'prominence.colon', points: 0.5, holds: (line) => endsWithColon(line.text) },
];

export const prominenceOf = (line: Line, body: BodyStyle): number =>
  prominenceFeatures.reduce((sum, { points, holds }) => sum + (holds(line, body) ? points : 0), 0);

const inHalfPoints = (size: number | null): number | null => size && Math.round(size * 2);

export const styleKey = ({ size, isBold, isCaps, level }: LineStyle): string =>
  `${inHalfPoints(size) ?? ''} ${isBold} ${isCaps} ${level ?? ''}`;

export const hasStyle = (line: Line, style: LineStyle): boolean =>
  line.isBold === style.isBold &&
  line.isCaps === style.isCaps &&
  (line.headingLevel ?? null) === style.level &&
  inHalfPoints(line.size) === inHalfPoints(style.size);

/** Whether headings of this style differ from the running text at all. */
export const standsOut = (style: LineStyle, body: BodyStyle): boolean =>
  style.isCaps || style.level !== null || (style.isBold && !body.isBold) || isLarger(style.size, body, largerThanBody);

interface Vote {
  style: LineStyle;
  count: number;
  kinds: Set<SectionKind>;
}

/** The style of most known headings. In a sidebar it is the `usual` style of the main column, where any heading there has it. */
export function headingStyleOf(
  lines: readonly Line[],
  known: readonly (KnownHeading | null)[],
  body: BodyStyle,
  usual: LineStyle | null,
): HeadingStyle {
  const votes = votesOf(lines, known);
  let best: Vote | null = null;
  for (const vote of votes.values()) if (!best || vote.count * vote.kinds.size > best.count * best.kinds.size) best = vote;
  best = (usual && votes.get(styleKey(usual))) ?? best;
  if (!best) return { style: null, isExclusive: false };
  const { style, kinds } = best;
  const isProminent = lines.some((line) => (known[line.index]?.prominence ?? 0) >= 1 && hasStyle(line, style));
  const others = lines.filter(
    (line) => !known[line.index] && couldBeHeading(line) && hasStyle(line, style) && readWords(line.text).points.size === 0,
  );
  // A size of its own is a better sign than bold type, which job titles have too.
  const allowed = Math.max(2, isLarger(style.size, body, 1.15) ? kinds.size - 1 : kinds.size >> 1);
  // Titles and employers have dates on or below their line. Headings in the person's own words do not, and are not more than the known ones.
  const overDates = others.filter((line) => isOverDates(line, lines)).length;
  const areFurtherHeadings = overDates <= 1 && others.length <= kinds.size;
  const areHeads = overDates > 1 && overDates === others.length && others.some(({ text }) => titleScore(text) >= 2);
  return { style, isExclusive: isProminent && !areHeads && (others.length <= allowed || areFurtherHeadings) };
}

const isOverDates = (line: Line, lines: readonly Line[]): boolean => {
  const below = lines.find(({ index }) => index === line.index + 1);
  return [line, below].some((one) => one !== undefined && datesOf(one).length > 0);
};

const couldBeHeading = (line: Line): boolean => !line.bullet && !line.text.includes('[');

/**
 * Each known heading votes for its style. Experience and education count twice: every CV has them, and few other lines have these
 * words.
 */
function votesOf(lines: readonly Line[], known: readonly (KnownHeading | null)[]): Map<string, Vote> {
  const votes = new Map<string, Vote>();
  for (const line of lines) {
    const heading = known[line.index];
    if (!heading) continue;
    const style = styleOf(line);
    const key = styleKey(style);
    const vote = votes.get(key) ?? { style, count: 0, kinds: new Set<SectionKind>() };
    vote.count += (heading.kind === 'experience' || heading.kind === 'education' ? 2 : 1) + heading.prominence * 0.3;
    vote.kinds.add(heading.kind);
    votes.set(key, vote);
  }
  return votes;
}
