import { tidy, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { headingKind } from '@/lib/cv/document/headings';
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
const openStart = /^[,;|•·&)]|^(?:and|or) |^\p{Ll}[\p{Ll} ]{3}/u;

/** Joins the lines of a list that wrapped at the edge of the column. */
export function joinWrapped(lines: readonly Line[]): ListRow[] {
  const rows: ListRow[] = [];
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    const row = rows.at(-1);
    if (row && previous && goesOn(previous, line)) {
      row.end = line.end;
      row.isWrapped = true;
    } else rows.push({ start: line.start, end: line.end, line, isWrapped: false });
  }
  return rows;
}

const goesOn = (previous: Line, line: Line): boolean =>
  line.bullet === undefined &&
  previous.block === line.block &&
  (endsOpen(previous.text) ||
    endsInSign.test(previous.text) ||
    openStart.test(line.text) ||
    (previous.bullet !== undefined && previous.isBold === line.isBold && isUnder(previous, line)));

const isUnder = (bullet: Line, line: Line): boolean => bullet.left !== null && line.left !== null && Math.abs(bullet.left - line.left) < 2;

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
