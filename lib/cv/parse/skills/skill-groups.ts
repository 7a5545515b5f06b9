import { tidy, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { headingKind } from '@/lib/cv/document/headings';
import { matchesOf } from '@/lib/cv/document/normalise';
import { isBroken } from '../entry/wrapped-heads';
import { endsOpen, endsWithColon } from '../text-shapes';

/** One line of a list of skills, or a line with its wrapped rest. */
export interface ListRow {
  start: number;
  end: number;
  line: Line;
  isWrapped: boolean;
}

/** The label of a row: 'Tools' in 'Tools: QGIS, ArcGIS'. */
export interface GroupLabel {
  text: string;
  /** Where the items begin. */
  end: number;
  /** It has no items on its row, so it is the label of the rows below. */
  isOnly: boolean;
  rule: string;
}

const endsInSign = /[|•·]$/;
const openStart = /^[,;|•·&)]|^(?:and|or) /;
const smallStart = /^\p{Ll}[\p{Ll} ]{3}/u;

/** Joins the lines of a list that wrapped at the edge of the column. */
export function joinWrapped(lines: readonly Line[]): ListRow[] {
  const rows: ListRow[] = [];
  const areItemsSmall = writesItemsSmall(lines);
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    const row = rows.at(-1);
    if (row && previous && goesOn(row, previous, line, areItemsSmall)) {
      row.end = line.end;
      row.isWrapped = true;
    } else rows.push({ start: line.start, end: line.end, line, isWrapped: false });
  }
  return rows;
}

/** 'fault finding' over 'boiler installation': one item a line, and most begin small, so that a small letter says nothing. */
const writesItemsSmall = (lines: readonly Line[]): boolean =>
  lines[0] !== undefined &&
  smallStart.test(lines[0].text) &&
  lines.every(({ text }) => !listMark.test(text)) &&
  2 * lines.filter(({ text }) => smallStart.test(text)).length >= lines.length;

const goesOn = (row: ListRow, previous: Line, line: Line, areItemsSmall: boolean): boolean =>
  line.bullet === undefined &&
  previous.block === line.block &&
  (endsOpen(previous.text) ||
    endsInSign.test(previous.text) ||
    openStart.test(line.text) ||
    (!areItemsSmall && smallStart.test(line.text)) ||
    (row.line.bullet !== undefined && previous.isBold === line.isBold && isUnder(row.line, line)) ||
    isWrappedItem(previous, line));

const isUnder = (bullet: Line, line: Line): boolean => bullet.left !== null && line.left !== null && Math.abs(bullet.left - line.left) < 2;

/** 'Revit, Tekla' over 'Structures, Navisworks': lists of which the first fills its line, so that its last item may go on. */
const isWrappedItem = (previous: Line, line: Line): boolean =>
  [previous, line].every(({ text, bullet, items }) => bullet === undefined && items.length === 1 && listMark.test(text)) &&
  !beforeColon.test(line.text) &&
  isBroken(previous, line);

/** 'Other languages: ' behind the list of another label. */
const labelWithin = /(?:(?<=[.;|•·]) |\t)(?=\p{Lu}[\p{L} &/-]{2,30}: \S)/gu;

/** A row for each label that stands in one line: 'Mother tongue: Romanian. Other languages: English, Spanish'. */
export function splitAtLabels(text: CvText, row: ListRow): ListRow[] {
  const own = text.slice(row.start, row.end);
  if (!beforeColon.test(own)) return [row];
  const cuts = matchesOf(labelWithin, own).map(({ 0: blank, index }) => index + blank.length);
  const starts = [0, ...cuts];
  return starts.map((from, n) => ({ ...row, start: row.start + from, end: row.start + (starts[n + 1] ?? own.length) }));
}

/** The label of a row; null where it has none. */
export const groupLabel = (text: CvText, rows: readonly ListRow[], index: number): GroupLabel | null => {
  const row = rows[index];
  return !row || isEmptyLabel(rows, index) ? null : (labelOf(text, row) ?? bareLabel(row, rows[index + 1]));
};

/** Whether a label has no items because the labels themselves are the items: 'Recruitment:' above 'Stock control:'. */
function isEmptyLabel(rows: readonly ListRow[], index: number): boolean {
  const isBare = (row: ListRow | undefined): boolean => row !== undefined && endsWithColon(row.line.text) && !row.isWrapped;
  const [before, own, after] = [rows[index - 1], rows[index], rows[index + 1]];
  if (!isBare(own) || !own || headingKind(own.line.text) !== null) return false;
  return after === undefined ? isBare(before) : isBare(after);
}

const beforeColon = /^(?:[^,;|•:\n(]|\([^()\n]{0,40}\)){2,40}[:：]\s{0,4}/;
const closingColon = /[:：]\s*$/;
const beforeDash = /^(\p{Lu}[^,;|•:\n\t]{2,34}) [–—-] (?=[^,]{1,40},)/u;
const listMark = /[,;|•·]/;
/** Longest label in bold. */
const maxBoldLength = 40;

/** A label before the items of its row, or a short line that ends in a colon: 'GIS: QGIS, ArcGIS', 'Languages ⇥ Java, Python', 'Tools:'. */
function labelOf(text: CvText, row: ListRow): GroupLabel | null {
  const own = text.slice(row.start, row.end);
  const [colon] = beforeColon.exec(own) ?? [];
  if (colon !== undefined)
    return {
      text: tidy(colon.replace(closingColon, '')),
      end: row.start + colon.length,
      isOnly: colon.length === own.length,
      rule: 'group.before-colon',
    };
  const dash = beforeDash.exec(own);
  if (dash) return { text: tidy(dash[1] ?? ''), end: row.start + dash[0].length, isOnly: false, rule: 'group.before-dash' };
  return boldLabel(text, row) ?? itemLabel(text, row);
}

const namesList = (label: string, list: string): boolean => listMark.test(list) && !listMark.test(label);

/** 'Testing' in bold before 'EICR · Megger'. */
function boldLabel(text: CvText, { start, end, line }: ListRow): GroupLabel | null {
  const boldEnd = line.items[0]?.boldUntil;
  if (boldEnd === undefined || boldEnd - start >= maxBoldLength) return null;
  const label = text.slice(start, boldEnd);
  return namesList(label, text.slice(boldEnd, end)) ? { text: tidy(label), end: boldEnd, isOnly: false, rule: 'group.in-bold' } : null;
}

/** 'Languages ⇥ Java, Python'. */
function itemLabel(text: CvText, { line }: ListRow): GroupLabel | null {
  const [first, second, third] = line.items;
  if (!first || !second || third) return null;
  const label = text.slice(first.start, first.end);
  const isLabel = namesList(label, text.slice(second.start, second.end));
  return isLabel ? { text: tidy(label), end: second.start, isOnly: false, rule: 'group.label-column' } : null;
}

/** A label without a colon: 'Platforms' above bullet points, or in bold or larger type above plain items. */
function bareLabel(row: ListRow, next: ListRow | undefined): GroupLabel | null {
  const { line } = row;
  if (line.bullet !== undefined || !next || listMark.test(line.text) || line.words > 6) return null;
  const isAboveBullets = next.line.bullet !== undefined && line.words <= 4 && line.items.length === 1;
  const isLarger = line.size !== null && next.line.size !== null && line.size > next.line.size * 1.1;
  const isWholeBold = line.isBold && line.items.every(({ boldUntil }) => boldUntil === undefined);
  const isLabel = isAboveBullets || isLarger || (isWholeBold && !next.line.isBold);
  return isLabel ? { text: tidy(line.text), end: row.end, isOnly: true, rule: 'group.alone-on-line' } : null;
}
