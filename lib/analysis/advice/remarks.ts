import type { Span } from '@/lib/cv/document/redacted-document';
import { complaintPhrases, concessionPhrases } from '@/lib/facts/career-words';
import { anyOf } from '@/lib/facts/lists';
import { tellsWhyLeft } from '../reading/statements/asked-lines';
import { phraseAround } from '../text/phrase-around';
import { remarksSentences } from '../wording/advice/reader-advice';
import { MOST_QUOTES, readerAdvice, type ReaderAdvice } from './reader-advice';

const concession = anyOf(concessionPhrases);
const complaint = anyOf(complaintPhrases);

/** Remarks that put the person in a bad light unasked: that lower pay or any job would do, a complaint, why a job ended. */
export const remarks: ReaderAdvice = ({ input: { cv }, evidence }) => {
  const lines = cv.document.lines.map(({ start, end }) => ({ start, end, text: cv.text.slice(start, end) }));
  const leaving: Span[] = lines.filter(({ text }) => tellsWhyLeft(text));
  const found = (pattern: RegExp): Span[] =>
    lines.flatMap(({ start, text }) => {
      const match = pattern.exec(text);
      return match ? [phraseAround(cv.text, { start: start + match.index, end: start + match.index + match[0].length })] : [];
    });
  const [conceding, complaining] = [found(concession), found(complaint)];
  const said = [...conceding, ...complaining, ...leaving].slice(0, MOST_QUOTES);
  const [first] = said;
  if (!first) return [];
  const about = conceding.length > 0 ? 'terms' : complaining.length > 0 ? 'complaint' : 'leaving';
  const words = remarksSentences.say({ first: cv.text.slice(first.start, first.end), about });
  return readerAdvice('remarks', 'loses-readers', words, said.map(evidence));
};
