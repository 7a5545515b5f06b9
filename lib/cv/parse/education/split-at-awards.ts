import { stretchOfLine, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { awardPattern, institutionPattern } from './education-patterns';

/** The end of a sentence, after a word or a grade: 'French C. The Friary School'. */
export const fullStop = /(?<=[\p{L}\d)]{2}|\s[A-E]\*?)\. +(?=\p{Lu})/gu;

/**
 * Splits a line of sentences where one with an award is followed by one with another award and its institution: 'Hill School, GCSEs
 * Maths C, English D. | Elm College, National Diploma Agriculture 2010'.
 */
export const splitAtAwards = (text: CvText, lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    if (line.bullet !== undefined) return [line];
    const stop = [...line.text.matchAll(fullStop)].find(({ 0: mark, index }) => {
      const [before, after] = [line.text.slice(0, index), line.text.slice(index + mark.length)];
      return awardPattern.test(before) && awardPattern.test(after) && institutionPattern.test(after);
    });
    if (!stop) return [line];
    const at = line.start + stop.index;
    return [stretchOfLine(text, line, line.start, at), stretchOfLine(text, line, at + stop[0].length, line.end)];
  });
