import { datesOf } from '../dates/dates';
import { isPlace } from './place';
import { headingKind } from '@/lib/cv/document/headings';
import { continueLine, countWords, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { endsOpen, hasLetter, startsInside } from '../text-shapes';
import { fontStyleOf } from './font-style';

/** Most words of an employer or title over both its lines. */
const maxWords = 14;
/** Most white space between the two lines, in lines. */
export const maxGap = 0.75;

/**
 * Joins titles and employers that a narrow column broke over two lines. Two lines are joined where the first cannot end there ('Bank
 * of'), where the next word would not have fitted, or where the other entries of the section have one line of this style.
 */
export function joinWrappedHeads(text: CvText, lines: readonly Line[]): Line[] {
  const whole = joinWhere(text, lines, (above, line) => hasOpenWords(above, line) || (standsOut(line) && overruns(above, line)));
  const surplus = surplusLines(whole);
  return joinWhere(
    text,
    whole,
    (above, line) =>
      surplus.has(line) && !isPlace(line.text) && isSameStyle(above, line) && (standsOut(line) || line.items[0]?.italic === true),
  );
}

function joinWhere(text: CvText, lines: readonly Line[], belongs: (above: Line, line: Line) => boolean): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    if (above && belongs(above, line) && isNext(above, line)) joined[joined.length - 1] = continueLine(text, above, line);
    else joined.push(line);
  }
  return joined;
}

/** Whether two lines can be one text by their positions: the same left edge and size, and little white space between. */
function isNext(above: Line, line: Line): boolean {
  if (line.left === null || above.left === null) return false;
  if (Math.abs(line.left - above.left) > 1.5 || line.size !== above.size || (line.gapAbove ?? 1) > maxGap) return false;
  if (line.words + wordsBehindDates(above) > maxWords) return false;
  return mayBeHalfName(line) && datesOf(line).length === 0 && mayBeHalfName(above) && !endsInDates(above);
}

/** Not a list item or a heading, and without columns and placeholders. */
const mayBeHalfName = (line: Line): boolean =>
  line.bullet === undefined && line.items.length === 1 && !line.text.includes('[') && headingKind(line.text) === null;

/** What is behind the dates in 'June 2021 to now – Acme Hotel, Leeds – Food and Beverage' may go on: 'Manager'. */
const behindDates = (line: Line): string => line.text.slice(Math.max(0, ...datesOf(line).map(({ end }) => end - line.start)));
const endsInDates = (line: Line): boolean => !hasLetter(behindDates(line));
const wordsBehindDates = (line: Line): number => countWords(behindDates(line));

const isSameStyle = (a: Line, b: Line): boolean =>
  a.isBold === b.isBold && a.items[0]?.italic === b.items[0]?.italic && a.isCaps === b.isCaps;

const hasOpenWords = (above: Line, line: Line): boolean =>
  isSameStyle(above, line) &&
  ((above.words <= 8 && line.words <= 6 && (endsOpen(above.text) || startsInside(line.text)) && !/\.$/.test(line.text)) ||
    (endsInBrackets.test(above.text) && closesBrackets.test(line.text)));

/** 'Acme Connect (temp through Hill Recruitment for the first 6' above 'months)' */
const endsInBrackets = /\([^()]*$/;
const closesBrackets = /^[^()]*\)$/;

/** Whether a line stands out from running text, in which full lines are usual. */
const standsOut = (line: Line): boolean => (line.isBold || line.isCaps || line.isLarge) && line.words <= 6;

/** Whether the first word of the line had no room at the end of the line above. */
function overruns(above: Line, line: Line): boolean {
  if (above.right === null || line.right === null || line.left === null || above.edge === null) return false;
  const first = line.text.split(' ')[0] ?? '';
  const letter = (line.right - line.left) / Math.max(1, line.text.length);
  return above.words > 1 && above.right + (first.length + 1) * letter > above.edge + letter;
}

/** Whether the column broke one line of words here; the lines may have dates. */
export const isBroken = (above: Line, line: Line): boolean =>
  isSameStyle(above, line) && above.block === line.block && (endsOpen(above.text) || overruns(above, line));

interface StyleRun {
  style: string;
  lines: Line[];
}

/** Lines that style alike and follow each other. */
function runsOf(lines: readonly Line[]): StyleRun[] {
  const runs: StyleRun[] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    const style = line.bullet === undefined ? fontStyleOf(line) : '';
    if (run && run.style === style) run.lines.push(line);
    else runs.push({ style, lines: [line] });
  }
  return runs;
}

/** The second lines of groups of two, where most groups of that style have one line. */
function surplusLines(lines: readonly Line[]): Set<Line> {
  const runs = runsOf(lines);
  const count = (style: string, isAlone: boolean): number =>
    runs.filter((run) => run.style === style && (run.lines.length === 1) === isAlone).length;
  const surplus = runs.filter(({ style, lines: own }) => own.length === 2 && style !== '' && count(style, true) > count(style, false));
  return new Set(surplus.flatMap(({ lines: own }) => own.slice(1)));
}
