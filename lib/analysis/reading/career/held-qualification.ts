import type { Cv, EducationEntry } from '@/lib/cv/cv';
import { unfinishedCoursePhrases } from '@/lib/facts/career-words';
import { anyOf } from '@/lib/facts/lists';
import { qualificationPatterns } from '@/lib/facts/wordlists';
import { linesAround } from '../../text/spans';
import { monthOf } from './months';

/** Awards of schools, colleges, universities and awarding bodies; 'CPD', a card or a register are not awards. */
const GRANTED: ReadonlySet<string> = new Set([
  'gcse',
  'olevel',
  'as-level',
  'a-level',
  'btec',
  't-level',
  'nvq',
  'ib',
  'scottish',
  'access',
  'apprenticeship',
  'hnc',
  'hnd',
  'foundation-degree',
  'diphe',
  'bachelor',
  'integrated-masters',
  'master',
  'doctorate',
  'pgce',
]);
const granted = qualificationPatterns.filter(({ id }) => GRANTED.has(id)).map(({ pattern, flags }) => new RegExp(pattern, flags));
const DIPLOMA = /\b(?:diploma|certificate|degree)\b/i;
const isGranted = (award: string): boolean => DIPLOMA.test(award) || granted.some((pattern) => pattern.test(award));

const unfinished = anyOf(unfinishedCoursePhrases);

/** Characters between an award and the subject that belongs to it: 'BSc (Hons) in Geography'. */
const SUBJECT_WITHIN = 8;

/** 'BSc (Hons) Geography' where one follows the other. */
function awardWithSubject({ award, area }: EducationEntry, text: string): string | null {
  const isNext = award && area && area.start >= award.end && area.start - award.end < SUBJECT_WITHIN;
  return isNext ? text.slice(award.start, area.end) : (award?.text ?? null);
}

/**
 * The first award that was granted, with its subject, of an entry that has place and year and that nothing says is still to
 * come or was left; null where none is certain. `today`: months since the year 0.
 */
export function heldQualification(cv: Cv, today: number): string | null {
  const held = cv.education.find((entry) => {
    const { award, institution, dates } = entry;
    const last = dates?.to ?? dates?.from;
    if (!award || !institution || !last || dates?.current) return false;
    return monthOf(last) <= today && isGranted(award.text) && !unfinished.test(linesAround(cv, entry));
  });
  return held ? awardWithSubject(held, cv.text) : null;
}
