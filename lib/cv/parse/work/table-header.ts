/** Words that stand over the columns of a table of jobs or schooling. */
const columnTitle =
  /^(?:dates?(?: attended)?|from|to|start(?: date)?|end(?: date)?|years?|period|employer|employers|company|organisation|organization|name of employer|employer name|school|college|university|school[ /,].{0,30}|establishment|institution|provider|awarding body|(?:job title|position|role) (?:and|&) (?:employer|company)|(?:employer|company) (?:and|&) (?:job title|position|role)|job title|title|position|position held|role|post|post held|qualifications?|qualifications? gained|course|courses?|subjects?|subjects? studied|awards?|level|grades?|results?|location|place|(?:main |key |brief )?(?:duties|responsibilities|description)(?: and (?:duties|responsibilities|achievements))?|duties (?:and|&) responsibilities|achievements|what i did|reason for leaving)$/i;
const proseTitle = /dut(?:y|ies)|responsibilities|description|achievements|what i did/i;
/** Fewer columns are a layout rather than a table of jobs or schooling. */
const minColumns = 3;

/** Reads the first row of a table; null where it does not name its columns. `proseColumn` tells what was done, -1 where none does. */
export function readTableHeader(cells: readonly string[]): { proseColumn: number } | null {
  const titles = cells.map((cell) => cell.replace(/:$/, ''));
  const known = titles.filter((title) => columnTitle.test(title)).length;
  if (known < Math.max(minColumns, titles.length - 1)) return null;
  return { proseColumn: titles.findIndex((title) => proseTitle.test(title)) };
}
