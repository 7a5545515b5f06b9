import { civilianWork } from '../compose/civilian-work';
import { targetSentences } from '../wording/advice/reader-advice';
import { overlapsAny } from '../text/spans';
import { readerAdvice, type ReaderAdvice } from './reader-advice';

/** Lists with a word of which a profile says what kind of work is wanted. */
const KINDS = new Set(['title', 'industry']);

/** For somebody who is leaving a uniformed service, or looking for a first job, and does not say which work they want. */
export const target: ReaderAdvice = (findings) => {
  const { input, audit, career, evidence } = findings;
  const { cv } = input;
  if (!input.official || audit.unsure.includes('work')) return [];
  const civilian = civilianWork(findings);
  if (civilian.length > 0 && !career?.aim)
    return readerAdvice('target', 'loses-readers', targetSentences.say({ who: 'leaver', titles: civilian.map(({ title }) => title) }), []);
  const namesKind = audit.reading.profileHits.some(({ value }) => KINDS.has(value.list)) || (career !== null && career.aim !== null);
  if (audit.level !== 'student' || !cv.profile || namesKind) return [];
  // A misspelt word may be the one that names it.
  if (overlapsAny(audit.english.slips, cv.profile)) return [];
  return readerAdvice('target', 'loses-readers', targetSentences.say({ who: 'beginner' }), [evidence(cv.profile)]);
};
