import { tailorSentences } from '../wording/advice/reader-advice';
import { readerAdvice, type ReaderAdvice } from './reader-advice';

/** From this score on the advert decides, not the CV: 'Very good' in the bands of the report. */
const STRONG_FROM = 75;

/** What is left to somebody whose CV is strong. */
export const tailor: ReaderAdvice = ({ ledger: { score }, audit: { unsure } }) =>
  score >= STRONG_FROM && unsure.length === 0 ? readerAdvice('tailor', 'gains-points', tailorSentences.say(null), []) : [];
