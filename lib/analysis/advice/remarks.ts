import type { Span } from '@/lib/cv/document/redacted-document';
import { concessionPhrases } from '@/lib/facts/career-words';
import { anyOf } from '@/lib/facts/lists';
import { isBesideWork } from '../reading/statements/asked-lines';
import { remarksSentences } from '../wording/advice/reader-advice';
import { MOST_QUOTES, readerAdvice, type ReaderAdvice } from './reader-advice';

const concession = anyOf(concessionPhrases);

/** Remarks that put the person in a bad light unasked: why a job ended, that lower pay or any job would do. */
export const remarks: ReaderAdvice = ({ input: { cv }, evidence }) => {
  const lines = cv.document.lines.map(({ start, end }) => ({ start, end, text: cv.text.slice(start, end) }));
  const leaving: Span[] = lines.filter(({ text }) => isBesideWork(text));
  const conceding: Span[] = lines.flatMap(({ start, text }) => {
    const match = concession.exec(text);
    return match ? [{ start: start + match.index, end: start + match.index + match[0].length }] : [];
  });
  const said = [...conceding, ...leaving].slice(0, MOST_QUOTES);
  const [first] = said;
  if (!first) return [];
  const words = remarksSentences.say({ first: cv.text.slice(first.start, first.end), about: conceding.length > 0 ? 'terms' : 'leaving' });
  return readerAdvice('remarks', 'loses-readers', words, said.map(evidence));
};
