import { oldWorkSentences } from '../wording/advice/reader-advice';
import { readerAdvice, type ReaderAdvice } from './reader-advice';

/** With this many years of newer work older work needs no detail. */
const NEWER_YEARS = 5;

/** Below this number of words older work takes space from nothing. */
const ROOMY_WORDS = 800;

/** Jobs that ended more than ten years ago and take more than a line each. */
export const oldWork: ReaderAdvice = ({ input: { cv }, audit: { reading, unsure }, evidence }) => {
  // Lines of a part that was not recognised may stand under the last role.
  if (unsure.length > 0 || cv.words < ROOMY_WORDS) return [];
  const paid = reading.roles.filter(({ isPaid }) => isPaid);
  const old = paid.filter(({ isRecent, months }) => months !== null && !isRecent);
  const newer = paid.filter(({ isRecent }) => isRecent);
  const newerMonths = newer.reduce((sum, { months }) => sum + (months ? months.to - months.from : 0), 0);
  const lines = old.reduce((sum, { statements }) => sum + statements.length, 0);
  const name = old[0]?.entry.title ?? old[0]?.entry.employer;
  if (!name || lines <= old.length || newerMonths < NEWER_YEARS * 12) return [];
  return readerAdvice('old-work', 'loses-readers', oldWorkSentences.say({ role: name.text, jobs: old.length }), [evidence(name)]);
};
