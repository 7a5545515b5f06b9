import { findDates } from '../dates/dates';
import { splitLine, type Line } from '@/lib/cv/document/lines';
import { matchesOf } from '@/lib/cv/document/normalise';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { endsShortened } from '@/lib/cv/document/shortened-words';

/** How much of a paragraph may be a head. */
const maxHeadLength = 240;
const fullStop = /\.(?= \p{Lu})/gu;

/**
 * 'May 2010 to October 2016: Payroll Supervisor at Acme Ltd, Leeds. I paid 430 people …', 'Baker at Oak Bakery, 2012 to 2016. Night
 * shifts …': where the first sentence begins or ends with the dates of a job, the rest of the paragraph tells what was done.
 */
export const splitInlineJobs = (text: CvText, lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const at = line.bullet === undefined ? firstSentenceEnd(line.text.slice(0, maxHeadLength)) : undefined;
    if (at === undefined) return [line];
    const head = line.text.slice(0, at);
    const range = findDates(head).find(({ single }) => !single);
    const isHead = range && (range.start === 0 || range.end === head.length) && range.end - range.start < head.length;
    return isHead ? splitLine(text, line, line.start + at) : [line];
  });

const firstSentenceEnd = (text: string): number | undefined =>
  matchesOf(fullStop, text).find(({ index }) => !endsShortened(text.slice(0, index + 1)))?.index;
