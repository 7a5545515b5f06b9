import { MARK } from '../job-fit/advert';
import { limits } from '@/lib/shared/limits';
import { kindIn, assessmentsIn, type Legend } from './codes';
import { isLegend } from './legend';

/** A line of the pasted text: its cells, without list marks. */
export interface Row {
  cells: string[];
  /** All its words on one line. */
  text: string;
  isMarked: boolean;
  hasGapAbove: boolean;
}

const CELL_EDGE = / *(?:\||\t) *| {4,}/;
const OUTER_EDGES = /^\|\s*|\s*\|$/g;
const RULE = /^[|\s:=_-]+$/;
/** '1', '1.2', 'Ref 3', 'E1': the number of a row. */
export const ROW_NUMBER = /^(?:(?:ref|no)\.?\s*)?[A-Z]{0,2}\d{1,2}(?:\.\d{1,2})*[.)]?$/i;
const NUMBER_BEFORE = /^\(?(?:[A-Z]{1,2})?\d{1,2}(?:\.\d{1,2}){0,2}[.):]?\s+(?=\p{L})/u;
/** '3 years' experience' counts years, '2 A levels' counts levels. */
const COUNTED = /^\d{1,2}\s+(?:years?|months?|a[- ]?levels?|gcses?|or more|x)\b/i;
const MOST_CHARACTERS = 1_500;

/** The first cell of a numbered list continues the count: '2 Able to …' / '3 GCSEs in …'. */
const withoutMark = (cell: string, before: number): { text: string; isMarked: boolean } => {
  const bare = cell.replace(MARK, '');
  const isNext = Number.parseInt(cell, 10) === before + 1 && before > 0;
  const number = bare === cell && (isNext || !COUNTED.test(cell)) ? NUMBER_BEFORE.exec(cell)?.[0] : undefined;
  const text = (number ? cell.slice(number.length) : bare).trim();
  return { text, isMarked: text !== cell.trim() };
};

function rowOf(line: string, hasGapAbove: boolean, before: number): Row {
  const whole = line.slice(0, MOST_CHARACTERS).replace(/\u00a0/g, ' ');
  const cells = whole
    .replace(OUTER_EDGES, '')
    .replace(/^ +/, '')
    .split(CELL_EDGE)
    .map((cell) => withoutMark(cell, before));
  const texts = cells.map(({ text }) => text);
  return { cells: texts, text: texts.filter(Boolean).join(' '), isMarked: cells.some(({ isMarked }) => isMarked), hasGapAbove };
}

/** 'Experience of caring for people' / 'living with dementia': a line that a pasted column broke in two. */
function continues(before: Row | undefined, row: Row, legend: Legend): boolean {
  if (!before || row.isMarked || row.hasGapAbove || row.cells.length > 1 || before.cells.length > 1) return false;
  if (!/^[a-z(&]/.test(row.text) || isLegend(row.text) || kindIn(row.text) || assessmentsIn(row.text, legend)) return false;
  return !/[.;:!?]$/.test(before.text) && before.text.split(/\s+/).length > 3;
}

export function rowsOf(text: string, legend: Legend): Row[] {
  const rows: Row[] = [];
  let gap = false;
  let number = 0;
  for (const line of text.split(/\r?\n|\u2028/, limits.cvLines)) {
    if (line.trim() === '' || RULE.test(line)) {
      gap = gap || line.trim() === '';
      continue;
    }
    const row = rowOf(line, gap, number);
    number = Number.parseInt(line, 10) || 0;
    const before = rows.at(-1);
    gap = false;
    if (row.text === '') continue;
    if (before && continues(before, row, legend)) {
      before.text = `${before.text} ${row.text}`;
      before.cells = [before.text];
    } else rows.push(row);
  }
  return rows;
}
