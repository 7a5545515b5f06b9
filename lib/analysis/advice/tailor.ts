import type { Improvement } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { tailorSentences } from '../wording/advice/reader-advice';
import { readerAdvice, type ReaderAdvice } from './reader-advice';

/** From this score on tailoring matters most: 'Very good' in the bands of the report. */
const STRONG_FROM = 75;
/** From this score on tailoring is advised after other fixes: 'Good'. */
const GOOD_FROM = 60;

const tailorWhere = ({ audit: { unsure } }: Findings, isDue: boolean): Improvement[] =>
  isDue && unsure.length === 0 ? readerAdvice('tailor', 'gains-points', tailorSentences.say(null), []) : [];

/** The advice for a CV that is already strong. */
export const tailor: ReaderAdvice = (findings) => tailorWhere(findings, findings.ledger.score >= STRONG_FROM);

/** The same where it comes last. */
export const tailorAfterwards: ReaderAdvice = (findings) => {
  const { score } = findings.ledger;
  return tailorWhere(findings, score >= GOOD_FROM && score < STRONG_FROM);
};
