import type { DateRange } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import type { Part } from '../entry/parts';

/** One piece of schooling with the slots that lines fill. */
export interface EducationDraft {
  lines: Line[];
  institution: Part | null;
  award: Part | null;
  dates: DateRange | null;
  /** All parts of its lines, those in slots included. */
  parts: Part[];
  /** School and award were recognised by the style of their lines. */
  isByLook?: true;
}

/** Fewest rows from which the columns of schools and awards are known. */
const minRows = 2;

/** '2019 ⇥ City & Guilds ⇥ 2391 Testing' below rows of date, school and award: the body stands where the schools do, whatever it reads like. */
export function settleColumns(drafts: EducationDraft[]): EducationDraft[] {
  const shapes = drafts.flatMap((one) => {
    const [school, own] = [itemIndexOf(one, one.institution), itemIndexOf(one, one.award)];
    return school >= 0 && own >= 0 && school !== own ? [{ columns: one.lines[0]?.items.length, school, own }] : [];
  });
  const [usual] = shapes;
  const isOne = shapes.every(({ columns, school, own }) => columns === usual?.columns && school === usual?.school && own === usual.own);
  if (!usual || !isOne || shapes.length < minRows) return drafts;
  return drafts.map((one) => {
    const isRow = one.lines[0]?.items.length === usual.columns && !one.institution && itemIndexOf(one, one.award) === usual.school;
    const course = one.parts.find((part) => itemIndexOf(one, part) === usual.own);
    return isRow && course ? { ...one, institution: one.award, award: course } : one;
  });
}

/** Which piece of its first line the part stands in; -1 where it stands elsewhere. */
const itemIndexOf = ({ lines }: EducationDraft, part: Part | null): number =>
  part ? (lines[0]?.items.findIndex(({ start, end }) => start <= part.start && end >= part.end) ?? -1) : -1;
