import { datesOf } from '../dates/dates';
import { isPlace } from './place';
import { headingKind } from '@/lib/cv/document/headings';
import { continueLine, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { endsOpen, startsInside } from '../text-shapes';
import { lookOf } from '../work/split-by-style';

/** Words of an employer or title, both its lines together. */
const maxWords = 14;
/** White space between the lines of one heading, in lines. */
const maxGap = 0.75;

/**
 * Joins titles and employers that a narrow column broke over two lines: where the words themselves continue, where the next word would
 * not have fitted, or where the other entries of the section have one line of this style.
 */
export function joinWrappedHeads(text: CvText, lines: readonly Line[]): Line[] {
  const whole = joinWhere(text, lines, (above, line) => wordsGoOn(above, line) || (isRaised(line) && overruns(above, line)));
  const surplus = surplusLines(whole);
  return joinWhere(
    text,
    whole,
    (above, line) =>
      surplus.has(line) && !isPlace(line.text) && sameLook(above, line) && (isRaised(line) || line.items[0]?.italic === true),
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

/** Two lines of one piece of text by their places: the same column, edge and size, and nothing between. */
function isNext(above: Line, line: Line): boolean {
  if (line.left === null || above.left === null) return false;
  if (Math.abs(line.left - above.left) > 1.5 || line.size !== above.size || (line.gapAbove ?? 1) > maxGap) return false;
  if (line.words + above.words > maxWords) return false;
  return mayBeHalfName(line) && mayBeHalfName(above);
}

/** Neither a list item nor a heading, and without dates, columns and placeholders. */
const mayBeHalfName = (line: Line): boolean =>
  line.bullet === undefined &&
  line.items.length === 1 &&
  !line.text.includes('[') &&
  headingKind(line.text) === null &&
  datesOf(line).length === 0;

const sameLook = (a: Line, b: Line): boolean => a.isBold === b.isBold && a.items[0]?.italic === b.items[0]?.italic && a.isCaps === b.isCaps;

const wordsGoOn = (above: Line, line: Line): boolean =>
  sameLook(above, line) &&
  above.words <= 8 &&
  line.words <= 6 &&
  (endsOpen(above.text) || startsInside(line.text)) &&
  !/\.$/.test(line.text);

/** Set apart from running text, where every line but the last fills its column. */
const isRaised = (line: Line): boolean => (line.isBold || line.isCaps || line.isLarge) && line.words <= 6;

/** The first word of the line had no room at the end of the one above. */
function overruns(above: Line, line: Line): boolean {
  if (above.right === null || line.right === null || line.left === null || above.edge === null) return false;
  const first = line.text.split(' ')[0] ?? '';
  const letter = (line.right - line.left) / Math.max(1, line.text.length);
  return above.words > 1 && above.right + (first.length + 1) * letter > above.edge + letter;
}

/** Whether one line of words had to be broken here, dates or not. */
export const isBroken = (above: Line, line: Line): boolean =>
  sameLook(above, line) && above.block === line.block && (endsOpen(above.text) || overruns(above, line));

interface LookRun {
  look: string;
  lines: Line[];
}

/** Lines that look alike and follow each other. */
function runsOf(lines: readonly Line[]): LookRun[] {
  const runs: LookRun[] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    const look = line.bullet === undefined ? lookOf(line) : '';
    if (run && run.look === look) run.lines.push(line);
    else runs.push({ look, lines: [line] });
  }
  return runs;
}

/** The second lines of runs of two, where lines of that look otherwise stand alone. */
function surplusLines(lines: readonly Line[]): Set<Line> {
  const runs = runsOf(lines);
  const count = (look: string, isAlone: boolean): number =>
    runs.filter((run) => run.look === look && (run.lines.length === 1) === isAlone).length;
  const surplus = runs.filter(({ look, lines: own }) => own.length === 2 && look !== '' && count(look, true) > count(look, false));
  return new Set(surplus.flatMap(({ lines: own }) => own.slice(1)));
}
