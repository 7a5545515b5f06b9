import type { Line } from '@/lib/cv/document/lines';
import { headDates, maxHeadWords } from './head-dates';

/** Most lines of a head between its number and its dates. */
const maxLinesToDates = 3;

/** '2) Care Worker, Acme Care (2019-2021)' */
export const isNumbered = ({ bullet }: Line): boolean => numberOf(bullet) !== null;

const numberOf = (bullet: string | undefined): number | null => {
  const digits = bullet === undefined ? null : /\d+/.exec(bullet)?.[0];
  return digits ? Number(digits) : null;
};

/**
 * Takes the numbers off the heads of jobs that are numbered through the section, so that they are read as other heads are. They count up
 * from 1, and dates follow most of them before any bullet point: numbered duties are followed by one another.
 *
 *     1) Staff Nurse, Acme Nursing Home, Leeds
 *     Period: 14/11/2022 to till date
 *     • Gave medication to 24 residents
 *     2) Healthcare Assistant
 */
export function withoutNumbersOfHeads(lines: readonly Line[]): Line[] {
  const numbered = lines.flatMap((line, at) => (isNumbered(line) ? [at] : []));
  const countUp = numbered.every((at, n) => numberOf(lines[at]?.bullet) === n + 1);
  const heads = numbered.filter((at) => isAboveDates(lines, at));
  if (numbered.length < 2 || !countUp || heads.length * 2 <= numbered.length) return [...lines];
  return lines.map((line) => (isNumbered(line) && datesIn(line) === null ? withoutBullet(line) : line));
}

const datesIn = (line: Line): ReturnType<typeof headDates> => headDates(line, maxHeadWords);

/** Whether dates are in one of the plain lines directly below. */
function isAboveDates(lines: readonly Line[], at: number): boolean {
  const below = lines.slice(at + 1, at + 1 + maxLinesToDates);
  const dated = below.findIndex((line) => datesIn(line)?.single === false);
  return dated >= 0 && below.slice(0, dated + 1).every(({ bullet }) => bullet === undefined);
}

/** The line as a plain one. */
export function withoutBullet(line: Line): Line {
  const { bullet: _bullet, ...plain } = line;
  return plain;
}
