import type { Cv } from '@/lib/cv/cv';
import type { Level } from '@/lib/shared/result';
import { wantedJobPhrases } from '@/lib/facts/career-words';
import { alternatives } from '@/lib/facts/lists';
import type { Reading } from './reading/reading';
import { rungOf } from './reading/career/seniority';

const EXECUTIVE =
  /\b(?:chief\s\w+\sofficer|chief\sexecutive|managing\sdirector|ceo|cfo|coo|cto|cio|cmo|executive\sdirector|finance\sdirector|operations\sdirector|sales\sdirector|marketing\sdirector|hr\sdirector|it\sdirector|commercial\sdirector|vice\spresident|headteacher|principal\sand\schief)\b/i;
const ACADEMIC =
  /\b(?:lecturer|professor|research\sfellow|postdoctoral|postdoc|reader\sin|research\sassociate|phd\scandidate|clinical\sfellow|registrar|consultant\s(?:surgeon|physician|psychiatrist|anaesthetist))\b/i;
const CREATIVE =
  /\b(?:graphic\sdesigner|art\sdirector|creative\sdirector|illustrator|photographer|actor|actress|filmmaker|animator|video\seditor|fashion\sdesigner|musician|copywriter|set\sdesigner|interior\sdesigner)\b/i;
const NOT_A_CHIEF = /\b(?:assistant\sto|pa\sto|secretary\sto|office\sof)\b/i;

/** 'I want to be a vehicle technician and am looking for an apprenticeship' */
const FIRST_POST_WANTED = new RegExp(
  String.raw`\b(?:${alternatives(wantedJobPhrases)})\b[^.]{0,80}\b(?:apprentice(?:ship)?|traineeship|first (?:job|post))\b`,
  'i',
);
/** A weekend job of three school years is no career. */
const STILL_BEGINNING_MONTHS = 72;

const SENIOR_MONTHS = 120;
const GRADUATE_MONTHS = 36;

/**
 * Where somebody stands, from dated roles and titles alone. Dates of education are never read: they would tell an age.
 * Academic and creative are recognised first, because their CVs follow other rules of length and proof.
 */
export const detectLevel = (cv: Cv, reading: Reading): Level => {
  const titles = cv.work.map(({ title }) => title?.text ?? '');
  const latest = titles[0] ?? '';
  if (ACADEMIC.test(latest) || (cv.publications.length > 2 && titles.some((title) => ACADEMIC.test(title)))) return 'academic';
  if (CREATIVE.test(latest)) return 'creative';
  if (titles.slice(0, 2).some((title) => EXECUTIVE.test(title) && !NOT_A_CHIEF.test(title))) return 'executive';
  if (rungOf(latest) === 0) return 'student';
  if (reading.experienceMonths < STILL_BEGINNING_MONTHS && FIRST_POST_WANTED.test(cv.profile?.text ?? '')) return 'student';
  if (reading.experienceMonths >= SENIOR_MONTHS) return 'senior';
  // Roles without dates: their number is the only hint left.
  if (reading.experienceMonths === 0 && cv.work.length >= 3) return 'mid';
  return reading.experienceMonths < GRADUATE_MONTHS ? 'student' : 'mid';
};
