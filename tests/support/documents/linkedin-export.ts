import type { LinkedInPerson, Role } from './linkedin-people';
import { writePdf, type Page, type Text } from './write-pdf';

/**
 * Draws a profile as LinkedIn's own 'Save to PDF' does: one program, fixed sizes of type in one regular face, so that size and
 * distance alone say what a line is. Sizes and distances are those of exports of 2025 (US Letter, points).
 */
const sizes = { name: 26, heading: 15.75, employer: 12, title: 11.5, text: 10.5, railHeading: 13, page: 9 } as const;

const rail = { left: 21.6, right: 192, colour: [0.16, 0.24, 0.29], ink: [0.88, 0.91, 0.93] } as const;
const main = { left: 223.6, right: 582 } as const;
const bulletIndent = 6.5;
const [pageTop, pageBottom, pageNumberAt] = [48, 722, 770];

/** From one line to the next: what stands above it, and what it is. */
const gaps = {
  nameToHeadline: 21,
  headlineToPlace: 15,
  aboveHeading: 44,
  belowHeading: 27,
  wrappedEmployer: 15,
  wrappedTitle: 14,
  employerToTitle: 16,
  employerToLength: 16,
  lengthToTitle: 22,
  titleToDates: 14,
  datesToPlace: 15,
  aboveDescription: 21,
  inText: 18,
  blankLine: 36,
  aboveEmployer: 40,
  aboveTitle: 33,
  placeToTitle: 22,
  schoolToAward: 17,
} as const;

const narrow = new Set("iljtf.,:;'|!()[]- rI");
const wide = new Set('mwMW@%—');

/** About as wide as Helvetica sets it. */
const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (narrow.has(letter) ? 0.3 : wide.has(letter) ? 0.86 : /[A-Z&]/.test(letter) ? 0.68 : 0.54), 0) *
  size;

/** Breaks at spaces and behind hyphens: those of addresses as well. */
function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<=[ -])/)) {
    const longer = `${lines.at(-1) ?? ''}${word}`;
    if (lines.length > 0 && widthOf(longer.trimEnd(), size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}

/** Words that LinkedIn never parts from each other. */
const tied = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Writes down the main column, and goes on at the top of a new page where one is full. */
class Column {
  readonly pages: Text[][] = [[]];
  private y = pageTop;

  write(text: string, size: number, gap: number, wrapped: number, indent = 0): void {
    const left = main.left + indent;
    for (const [index, line] of wrap(text, size, main.right - left).entries()) {
      this.y += index === 0 ? gap : wrapped;
      if (this.y > pageBottom) {
        this.pages.push([]);
        this.y = pageTop;
      }
      this.pages.at(-1)?.push({ x: left, y: this.y, text: line, size });
    }
  }
}

export function drawLinkedInExport(person: LinkedInPerson): Uint8Array {
  const column = new Column();
  column.write(person.name, sizes.name, 5, 28);
  column.write(person.headline, sizes.employer, gaps.nameToHeadline, 15);
  if (person.place) column.write(person.place, sizes.employer, gaps.headlineToPlace, 15);
  if (person.summary.length > 0) {
    writeHeading(column, 'Summary');
    person.summary.forEach((line, index) => column.write(line, sizes.employer, index === 0 ? gaps.belowHeading : gaps.inText, gaps.inText));
  }
  writeHeading(column, 'Experience');
  person.employers.forEach(({ name, length, roles }, index) => {
    column.write(name, sizes.employer, index === 0 ? gaps.belowHeading : gaps.aboveEmployer, gaps.wrappedEmployer);
    if (length) column.write(tied(length), sizes.text, gaps.employerToLength, gaps.inText);
    roles.forEach((role, number) => {
      const above = roles[number - 1];
      const below = above ? (above.place && above.lines.length === 0 ? gaps.placeToTitle : gaps.aboveTitle) : gaps.employerToTitle;
      writeRole(column, role, !above && length ? gaps.lengthToTitle : below);
    });
  });
  writeEducation(column, person);
  return writePdf(withRail(person, column.pages), { letter: true });
}

function writeHeading(column: Column, heading: string): void {
  column.write(heading, sizes.heading, gaps.aboveHeading, gaps.inText);
}

function writeRole(column: Column, { title, dates, place, lines }: Role, gap: number): void {
  column.write(title, sizes.title, gap, gaps.wrappedTitle);
  column.write(tied(dates), sizes.text, gaps.titleToDates, gaps.inText);
  if (place) column.write(place, sizes.text, gaps.datesToPlace, gaps.inText);
  let next: number = gaps.aboveDescription;
  for (const line of lines) {
    const isBullet = line.startsWith('•');
    if (line) column.write(line, sizes.text, next, gaps.inText, isBullet ? bulletIndent : 0);
    next = line ? gaps.inText : gaps.blankLine;
  }
}

function writeEducation(column: Column, { schools }: LinkedInPerson): void {
  if (schools.length === 0) return;
  writeHeading(column, 'Education');
  schools.forEach(({ name, award, area, dates }, index) => {
    column.write(name, sizes.employer, index === 0 ? gaps.belowHeading : gaps.aboveEmployer, gaps.wrappedEmployer);
    const course = [award, area].filter(Boolean).join(', ');
    const shown = [course, dates && tied(`(${dates})`)].filter(Boolean).join(tied(course ? ' · ' : ''));
    if (shown) column.write(shown, sizes.text, gaps.schoolToAward, gaps.inText);
  });
}

/** The rail stands on the first page and stays empty on the others, and each page tells its number. */
function withRail({ contact, rail: groups }: LinkedInPerson, pages: readonly Text[][]): Page[] {
  const texts: Text[] = [];
  let y = pageTop;
  const write = (text: string, size: number, gap: number): void => {
    for (const line of wrap(text, size, rail.right - rail.left)) {
      y += gap;
      texts.push({ x: rail.left, y, text: line, size, colour: [...rail.ink] });
    }
  };
  write('Contact', sizes.railHeading, 0);
  contact.forEach((line, index) => write(line, 11, index === 0 ? 31 : 14));
  for (const [heading, items] of groups) {
    write(heading, sizes.railHeading, 36);
    items.forEach((item, index) => write(item, sizes.text, index === 0 ? 19 : 18));
  }
  return pages.map((own, index) => ({
    rects: [{ x: 0, y: 0, width: 204, height: 792, colour: [...rail.colour] }],
    texts: [
      ...(index === 0 ? texts : []),
      ...own,
      { x: 380, y: pageNumberAt, text: tied(`Page ${index + 1} of ${pages.length}`), size: sizes.page },
    ],
  }));
}
