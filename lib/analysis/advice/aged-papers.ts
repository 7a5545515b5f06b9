import type { Span } from '@/lib/cv/document/redacted-document';
import { checkedLicences, yearsOfLicence } from '@/lib/facts/checked-licences';
import type { Findings } from '../findings';
import { isFirstAid, needsFirstAid } from './expired-papers';
import { agedPapersSentences } from '../wording/advice/reader-advice';
import { MOST_QUOTES, readerAdvice, type ReaderAdvice } from './reader-advice';

/** A licence or card whose only date is older than such documents are valid. */
export interface AgedPaper extends Span {
  line: Span;
  years: number;
}

const year = /\b(?:19|20)\d\d\b/g;
/** Words that show that a date is not the issue date. */
const otherDate = /\b(?:until|till|valid|expir\w+|renew\w*|ran out|lapsed|refresh\w*|current)\b/i;

/** Licences and cards outside the roles whose line gives one year alone, so long ago that they have run out unless they were renewed. */
export function agedPapersIn({ input: { cv }, audit: { reading } }: Findings): AgedPaper[] {
  const work = reading.roles.flatMap(({ statements }) => statements.map(({ statement }) => statement));
  const thisYear = Math.floor(reading.today / 12);
  return cv.document.lines.flatMap((line): AgedPaper[] => {
    const text = cv.text.slice(line.start, line.end);
    const years = text.match(year) ?? [];
    if (years.length !== 1 || otherDate.test(text) || work.some(({ start, end }) => start < line.end && end > line.start)) return [];
    return [...text.matchAll(checkedLicences)].flatMap(({ index, 0: name }) => {
      const lasts = yearsOfLicence(name);
      if (lasts === null || Number(years[0]) + lasts >= thisYear) return [];
      const start = line.start + index;
      return [{ start, end: start + name.length, line: { start: line.start, end: line.end }, years: lasts }];
    });
  });
}

/** Advises to add the new date. */
export const agedPapers: ReaderAdvice = (findings) => {
  const soc = findings.career?.group.soc ?? '';
  const isNeeded = ({ start, end }: Span): boolean => !isFirstAid(findings.input.cv.text.slice(start, end)) || needsFirstAid.test(soc);
  const aged = agedPapersIn(findings).filter(isNeeded);
  const [first] = aged;
  if (!first) return [];
  const text = findings.input.cv.text;
  const words = agedPapersSentences.say({
    line: text.slice(first.line.start, first.line.end).trim(),
    paper: text.slice(first.start, first.end),
    years: first.years,
  });
  return readerAdvice('aged-papers', 'loses-readers', words, aged.slice(0, MOST_QUOTES).map(findings.evidence));
};
