import { applicationFormSentences } from '../wording/advice/reader-advice';
import { readerAdvice, type ReaderAdvice } from './reader-advice';

/** From this score on the application form matters more than further work on the CV: 'Good' in the bands of the report. */
const GOOD_FROM = 60;

/** Unit groups of health, teaching, social work and public administration, whose main employers ask for a form. */
const BY_FORM = /^(?:22|231|232|246|321|322|323|611|613|411)/;
const publicEmployer = /\b(?:NHS|hospital|infirmary|council|school|academy|college|university|civil service|health board|trust)\b/i;

/** Public employers mostly score a form with a statement, not a CV. */
export const applicationForm: ReaderAdvice = ({ ledger: { score }, placement, audit: { reading, unsure } }) => {
  if (score < GOOD_FROM || unsure.includes('work') || !placement || !BY_FORM.test(placement.soc)) return [];
  const isPublic = reading.roles
    .slice(0, 2)
    .some(({ entry: { title, employer } }) => publicEmployer.test(`${title?.text} ${employer?.text}`));
  return isPublic ? readerAdvice('application-form', 'gains-points', applicationFormSentences.say(null), []) : [];
};
