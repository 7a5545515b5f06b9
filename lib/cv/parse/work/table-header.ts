import { wholeTextPattern } from '../text-shapes';

/** Titles of the columns of a table of jobs or education. */
const columnTitle = wholeTextPattern(
  'dates?(?: attended)?',
  'from',
  'to',
  'start(?: date)?',
  'end(?: date)?',
  'years?',
  'period',
  'employer',
  'employers',
  'company',
  'organisation',
  'organization',
  'name of employer',
  'employer name',
  'school',
  'college',
  'university',
  'school[ /,].{0,30}',
  'establishment',
  'institution',
  'provider',
  'awarding body',
  '(?:job title|position|role) (?:and|&) (?:employer|company)',
  '(?:employer|company) (?:and|&) (?:job title|position|role)',
  'job title',
  'title',
  'position',
  'position held',
  'role',
  'post',
  'post held',
  'qualifications?',
  'qualifications? gained',
  'course',
  'courses?',
  'subjects?',
  'subjects? studied',
  'awards?',
  'level',
  'grades?',
  'results?',
  'location',
  'place',
  '(?:main |key |brief )?(?:duties|responsibilities|description)(?: and (?:duties|responsibilities|achievements))?',
  'duties (?:and|&) responsibilities',
  'achievements',
  'what i did',
  'reason for leaving',
);
const proseTitle = /dut(?:y|ies)|responsibilities|description|achievements|what i did/i;
/** A table with fewer columns serves the layout of the page. */
const minColumns = 3;

/** Reads the first row of a table; null where it does not name its columns. `proseColumn` is the column of duties, -1 where there is none. */
export function readTableHeader(cells: readonly string[]): { proseColumn: number } | null {
  const titles = cells.map((cell) => cell.replace(/:$/, ''));
  const known = titles.filter((title) => columnTitle.test(title)).length;
  if (known < Math.max(minColumns, titles.length - 1)) return null;
  return { proseColumn: titles.findIndex((title) => proseTitle.test(title)) };
}
