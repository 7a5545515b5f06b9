import { findDates } from '../dates/dates';
import { countWords, splitLine, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';

/** Words of a head that is the first sentence of its paragraph. */
const maxHeadWords = 20;
/** How much of a paragraph may be a head. */
const maxHeadLength = 240;
const fullStop = /(?<!\b(?:Ltd|Inc|Co|St|Corp|Bros|Mr|Mrs|Ms|Dr|\p{L}))\.(?= \p{Lu})/u;

/**
 * 'May 2010 to October 2016: Payroll Supervisor at Acme Ltd, Leeds. I paid 430 people …', 'Baker at Oak Bakery, 2012 to 2016. Night
 * shifts …': where the first sentence begins or ends with the dates of a job, the rest of the paragraph tells what was done.
 */
export const splitInlineJobs = (text: CvText, lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const at = line.bullet === undefined ? fullStop.exec(line.text.slice(0, maxHeadLength))?.index : undefined;
    if (at === undefined) return [line];
    const head = line.text.slice(0, at);
    const range = countWords(head) <= maxHeadWords && findDates(head).find(({ single }) => !single);
    const isHead = range && (range.start === 0 || range.end === head.length) && range.end - range.start < head.length;
    return isHead ? splitLine(text, line, line.start + at) : [line];
  });
