import { layoutOfJobsSentences } from '../wording/advice/reader-advice';
import { readerAdvice, type ReaderAdvice } from './reader-advice';

/** Where we could not tell for certain which lines make up a job, others may not either. */
export const layoutOfJobs: ReaderAdvice = ({ audit: { unsure } }) =>
  unsure.includes('work') ? readerAdvice('layout-of-jobs', 'loses-readers', layoutOfJobsSentences.say(null), []) : [];
