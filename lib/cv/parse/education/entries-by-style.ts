import { continueLine, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { datesOf } from '../dates/dates';
import { partsOf } from '../entry/parts';
import { isPlace } from '../entry/place';
import { fontStyleOf } from '../entry/font-style';
import { isBroken } from '../entry/wrapped-heads';
import type { EducationDraft } from './education-draft';
import { awardPattern, gradePattern, namesInstitution } from './education-patterns';

/**
 * Splits a section whose entries all begin with a line of one style above lines of another, where most first lines name an institution.
 * The style then shows those that no list knows, such as 'Hogeschool Zeeland'. Null for other sections.
 */
export function entriesByStyle(lines: readonly Line[]): Line[][] | null {
  const [first] = lines;
  if (!first || first.bullet !== undefined) return null;
  const entries: Line[][] = [];
  for (const line of lines) {
    const entry = entries.at(-1);
    const opens = hasSameStyle(line, first) && !(entry && entry.every((one) => hasSameStyle(one, first)));
    if (opens || !entry) entries.push([line]);
    else entry.push(line);
  }
  const isWhole = entries.every((entry) => entry.some((line) => !hasSameStyle(line, first)));
  return isWhole && entries.reduce((sum, entry) => sum + voteOf(entry), 0) > 0 ? entries : null;
}

const hasSameStyle = (line: Line, model: Line): boolean => line.bullet === undefined && fontStyleOf(line) === fontStyleOf(model);

/** Above 0 where the words of an entry suggest an institution on its first line and an award below, under 0 for the opposite. */
function voteOf([head, ...below]: readonly Line[]): number {
  const isSchool = (line: Line | undefined): boolean => line !== undefined && namesInstitution(line.text);
  const isAward = (line: Line | undefined): boolean => line !== undefined && awardPattern.test(line.text);
  return Number(isSchool(head)) + Number(below.some(isAward)) - Number(isAward(head)) - Number(below.some(isSchool));
}

/** Joins a course that is broken before its dates: 'BSc, Mathematics and', 'Statistics · (2015 - 2018)'. */
export function joinBrokenCourse(text: CvText, entry: readonly Line[]): Line[] {
  const [head, course, rest, ...more] = entry;
  const isOne = course && rest && datesOf(course).length === 0 && datesOf(rest).length > 0 && isBroken(course, rest);
  return head && isOne ? [head, continueLine(text, course, rest), ...more] : [...entry];
}

/** Fills in a missing institution from the first line of the entry, and a missing award from the line below. */
export function fillByStyle(text: CvText, [first, ...rest]: EducationDraft[], entry: readonly Line[]): EducationDraft[] {
  const [head, below] = entry;
  if (!first || !head || !below || (first.institution && first.award)) return first ? [first, ...rest] : rest;
  const own = partsOf(text, [head], datesOf(head));
  const [name] = own;
  const last = own.findLast((part, index) => index === 0 || !isPlace(part.text));
  const school = name && last ? { ...name, end: last.end, text: text.slice(name.start, last.end) } : null;
  const course = first.parts.find(
    ({ start, text: words }) => start >= below.start && start < below.end && !isPlace(words) && !gradePattern.test(words),
  );
  const degree = first.award ?? (course && course !== first.institution ? course : null);
  return [{ ...first, institution: first.institution ?? school, award: degree, isByStyle: true }, ...rest];
}
