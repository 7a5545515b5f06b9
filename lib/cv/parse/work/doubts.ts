import type { DateRange, Piece, WorkEntry } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import type { Span } from '@/lib/cv/document/redacted-document';
import { datesOf, isYearWithin } from '../dates/dates';
import { headDates, maxHeadWords } from '../entry/head-dates';
import { namesTitle } from '../entry/scores';
import { startsSmall } from '../text-shapes';
import { isProse } from '../entry/prose';

/** Signs that jobs were read wrongly, by what the entries say and by what they leave out. */

/** A house number, a date, a bracket at the beginning, a mark that parts names, a label. */
const noName = /\d{3}|\d\/\d|^\(|\s[:~|=]\s|:$|\b(?:responsibilit(?:y|ies)|duties|result areas)\b/i;
const maxNameWords = 10;

const isNoName = (piece: Piece | null): boolean =>
  piece !== null && (noName.test(piece.text) || piece.text.split(' ').length > maxNameWords);

/** Entries whose title or employer cannot be one. */
export const withoutNames = (work: readonly WorkEntry[]): number =>
  work.filter(({ title, employer }) => isNoName(title) || isNoName(employer)).length;

/** Nobody else employed them. */
export const ownBoss = /self[- ]employed|freelance|career break|volunt/i;

/** The share of entries without a title or without an employer. */
export const halfHeads = (work: readonly WorkEntry[]): number =>
  work.length === 0
    ? 0
    : work.filter(({ title, employer }) => (!title || !employer) && !ownBoss.test((title ?? employer)?.text ?? '')).length / work.length;

/** Lines with dates from and to that read like heads of jobs, and are the dates of no entry nor of an employer over several. */
export function unreadDates(sections: readonly (readonly Line[])[], work: readonly WorkEntry[]): number {
  const read = work.flatMap(({ dates }) => dates ?? []);
  const isRead = (line: Line): boolean => datesOf(line).some((one) => read.some((other) => overlaps(one, other) || isSame(one, other)));
  return sections.flat().filter((line) => {
    const range =
      line.bullet === undefined && !line.isBody && !startsSmall(line.text) && !isProse(line.text) ? headDates(line, maxHeadWords) : null;
    return range !== null && !range.single && !isRead(line) && read.filter((one) => isYearWithin(one, range)).length < 2;
  }).length;
}

/** Lines, marked or not, that name a post beside dates from and to. */
export const datedPosts = (lines: readonly Line[]): number =>
  lines.filter((line) => {
    const range = isProse(line.text) ? null : headDates(line, maxHeadWords);
    return range !== null && !range.single && namesTitle(line.text);
  }).length;

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && a.end > b.start;
const isSame = (a: DateRange, b: DateRange): boolean =>
  a.from?.year === b.from?.year && a.to?.year === b.to?.year && a.current === b.current;
