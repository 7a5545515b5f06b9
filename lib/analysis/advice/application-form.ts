import { leavesTheTrade } from '../compose/career';
import { applicationFormSentences } from '../wording/advice/reader-advice';
import { readerAdvice, type ReaderAdvice } from './reader-advice';

/** From this score on the application form matters more than further work on the CV: 'Good' in the bands of the report. */
const GOOD_FROM = 60;

/** Employers whose posts of every kind are applied for by form. */
const alwaysByForm = /\b(?:NHS|hospital|infirmary|council|civil service|health board)\b/i;
/** Employers by whose name alone nobody can tell: an academy may be a gym. */
const perhapsByForm = /\b(?:school|academy|college|university|trust)\b/i;
/** Unit groups of health, teaching, social work and public administration. */
const publicWork = /^(?:22|231|232|246|321|322|323|611|613|411)/;

/** Public employers mostly score a form with a statement, not a CV. */
export const applicationForm: ReaderAdvice = ({ ledger: { score }, placement, career, audit: { reading, unsure } }) => {
  if (score < GOOD_FROM || unsure.includes('work') || (career !== null && leavesTheTrade(career))) return [];
  const [latest = '', before = ''] = reading.roles.map(({ entry: { title, employer } }) => `${title?.text} ${employer?.text}`);
  const isPublicWork = placement !== null && publicWork.test(placement.soc);
  const isPublic = (name: string): boolean => alwaysByForm.test(name) || perhapsByForm.test(name);
  // Who has left a public employer for other work does not apply by form.
  const isByForm = alwaysByForm.test(latest) || (isPublicWork && (isPublic(latest) || isPublic(before)));
  return isByForm ? readerAdvice('application-form', 'gains-points', applicationFormSentences.say(null), []) : [];
};
