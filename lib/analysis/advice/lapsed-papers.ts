import { lapsedPapersSentences } from '../wording/advice/reader-advice';
import { lapsedPapersIn } from '../reading/papers/lapsed-papers';
import { expiredPapers } from './expired-papers';
import { MOST_QUOTES, readerAdvice, type ReaderAdvice } from './reader-advice';

/** A licence, card, certificate or membership that has expired, and that no employer in this work is known to look for. */
export const lapsedPapers: ReaderAdvice = (findings) => {
  if (expiredPapers(findings).length > 0) return [];
  const lapsed = lapsedPapersIn(findings.input.cv, findings.audit.reading.today);
  if (lapsed.length === 0) return [];
  const words = lapsedPapersSentences.say({ papers: lapsed.map(({ start, end }) => findings.input.cv.text.slice(start, end)) });
  return readerAdvice('lapsed-papers', 'loses-readers', words, lapsed.slice(0, MOST_QUOTES).map(findings.evidence));
};
