import type { DateRange } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import { datesOf, isTimeWithin } from '../dates/dates';
import type { JudgedLine } from './line-roles';
import { containsTitle, namesPost } from './scores';

/**
 * Dated lines in a job that begin no other job: a scheme or a change of post within its time, and sentences that account for times.
 *
 *     Site Agent ⇥ 04/2022 - date                        the head of the job
 *     River wall, Selby (03/2024 - date). £14m, NEC4     a scheme: within the time of the job, no post, and set unlike its head
 *     Lead agent from 2025                               a change: no end of its own, and set unlike the head
 *     2019 - 20 MSc full time. 2021 - 2022 at home.      an account of times: each sentence begins with one
 */
export function isTimeWithinJob(line: Line, dates: DateRange, above: readonly JudgedLine[]): boolean {
  const anchor = above.findLastIndex(({ role, line: { bullet } }) => role === 'date' && bullet === undefined);
  const job = above[anchor];
  if (!job?.dates || !isSetUnlike(job.line, job.dates, line, dates)) return false;
  const mayNamePost =
    isOpenMention(line, dates) ||
    (!containsTitle(line.text) && headOfJob(above, anchor, line, dates).some(({ text }) => containsTitle(text)));
  return mayNamePost && isWithinTime(line, dates, job.dates);
}

/** The head of the job above, without the line right above dates that stand alone: it is their own head. */
function headOfJob(above: readonly JudgedLine[], anchor: number, line: Line, dates: DateRange): Line[] {
  const own = standingOf(line, dates) === 'alone' ? above.at(-1)?.line : undefined;
  return headAt(above, anchor).filter((one) => one !== own);
}

/** Whether the dates of a line are within those of a job. A change without an end of its own lasts until the end of the job. */
export const isWithinTime = (line: Line, dates: DateRange, job: DateRange): boolean =>
  isTimeWithin(isOpenMention(line, dates) ? { ...dates, to: job.to } : dates, job);

/** 'from 2008' in 'Taught five classes; literacy lead from 2008': a change within a job. */
export const opensMention = /^(?:from|since)\s[^–—-]*$/i;

export const isOpenMention = (line: Line, dates: DateRange): boolean => opensMention.test(line.text.slice(dates.start - line.start));

/** Where the dates stand in a line. */
type Standing = 'alone' | 'item' | 'edge' | 'middle';

/** Whether a line is set in another weight than the head of the job, or has its dates elsewhere. */
const isSetUnlike = (head: Line, headDates: DateRange, line: Line, dates: DateRange): boolean =>
  (beginsBold(head) && !beginsBold(line)) || standingOf(head, headDates) !== standingOf(line, dates);

const beginsBold = ({ items: [first] }: Line): boolean => first?.bold ?? false;

function standingOf(line: Line, { start, end }: DateRange): Standing {
  const [before, after] = [line.text.slice(0, start - line.start), line.text.slice(end - line.start)];
  const [isFirst, isLast] = [noWord.test(before), noWord.test(after)];
  if (isFirst && isLast) return 'alone';
  // 'Volunteer ⇥ alternate Tuesdays since 2023': the last words of a column of their own.
  if (before.endsWith('\t') || after.startsWith('\t') || (isLast && before.includes('\t'))) return 'item';
  return isFirst || isLast ? 'edge' : 'middle';
}
const noWord = /^[\s(|).,:;–—-]*$/;

/** The lines of the head whose dates are at the anchor. */
function headAt(above: readonly JudgedLine[], anchor: number): Line[] {
  const isHead = (index: number): boolean => above[index]?.role === 'head';
  let [from, to] = [anchor, anchor + 1];
  while (isHead(from - 1)) from -= 1;
  while (isHead(to)) to += 1;
  return above.slice(from, to).map(({ line }) => line);
}

const sentenceBefore = /[.;]\s+$/;

/** Whether each of two or more sentences begins with a time, and none names a post. */
export function isAccountOfTimes(line: Line): boolean {
  const [first, ...more] = datesOf(line).filter(({ single }) => !single);
  return (
    first?.start === line.start &&
    more.some(({ start }) => sentenceBefore.test(line.text.slice(0, start - line.start))) &&
    !namesPost(line.text)
  );
}
