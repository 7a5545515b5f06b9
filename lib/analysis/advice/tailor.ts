import { tailorSentences } from '../wording/advice/reader-advice';
import { readerAdvice, type ReaderAdvice } from './reader-advice';

/** From this score on a CV is worth fitting to each advert: 'Good' in the bands of the report. */
const GOOD_FROM = 60;

/** The advice for a CV that is good by itself; it says nothing of this CV, so it stands behind what gains points. */
export const tailor: ReaderAdvice = ({ audit: { unsure }, ledger: { score } }) =>
  score >= GOOD_FROM && unsure.length === 0 ? readerAdvice('tailor', 'gains-points', tailorSentences.say(null), []) : [];
