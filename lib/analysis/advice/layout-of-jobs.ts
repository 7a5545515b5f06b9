import { within } from '../text/spans';
import { layoutOfJobsSentences } from '../wording/advice/reader-advice';
import { readerAdvice, type ReaderAdvice } from './reader-advice';

/** A line of so many words is prose. */
const PROSE_FROM = 25;

/** Where jobs told in paragraphs could not be told apart for certain, others may not tell them apart either. */
export const layoutOfJobs: ReaderAdvice = ({ audit: { cv, unsure } }) => {
  if (!unsure.includes('work')) return [];
  const lines = cv.sections.filter(({ kind }) => kind === 'experience').flatMap((section) => within(cv.document.lines, section));
  const isProse = lines.some(({ start, end }) => cv.text.slice(start, end).split(/\s+/).length >= PROSE_FROM);
  if (!isProse || lines.some(({ bullet }) => bullet !== undefined)) return [];
  return readerAdvice('layout-of-jobs', 'loses-readers', layoutOfJobsSentences.say(null), []);
};
