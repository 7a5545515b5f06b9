import type { Cv } from '@/lib/cv/cv';
import type { Level } from '@/lib/shared/result';
import type { AuditInput } from './audit';
import { isNewToProfession } from './reading/career/new-to-profession';
import { rungOf } from './reading/career/seniority';
import type { Reading } from './reading/reading';
import { findLeadership } from './reading/statements/leadership';

const EXECUTIVE =
  /\b(?:chief\s\w+\sofficer|chief\sexecutive|managing\sdirector|ceo|cfo|coo|cto|cio|cmo|executive\sdirector|finance\sdirector|operations\sdirector|sales\sdirector|marketing\sdirector|hr\sdirector|it\sdirector|commercial\sdirector|vice\spresident|headteacher|principal\sand\schief)\b/i;
const ACADEMIC =
  /\b(?:lecturer|professor|research\sfellow|postdoctoral|postdoc|reader\sin|research\sassociate|phd\scandidate|clinical\sfellow|registrar|consultant\s(?:surgeon|physician|psychiatrist|anaesthetist))\b/i;
const CREATIVE =
  /\b(?:graphic\sdesigner|art\sdirector|creative\sdirector|illustrator|photographer|actor|actress|filmmaker|animator|video\seditor|fashion\sdesigner|musician|copywriter|set\sdesigner|interior\sdesigner)\b/i;
/** Somebody who is still learning a trade, or looking for a first job in one, is at the beginning, whatever the years in other jobs. */
const APPRENTICE = /\b(?:apprentice|trainee)\b/i;
const APPRENTICESHIP = /\b(?:want|looking\sfor|seeking|hoping\sfor|find|start)\s(?:an?\s)?(?:[\w-]+\s){0,5}apprenticeship\b/i;
const FIRST_PLACE =
  /\b(?:school\sleaver|(?:just|recently)\s(?:left|finished|completed)\s(?:school|college|sixth\sform|my\s(?:GCSEs|A[- ]levels)))\b/i;
const profileOf = ({ profile, text }: Cv): string => (profile ? text.slice(profile.start, profile.end) : '');

/** 'I am looking for a hairdressing apprenticeship' */
export const wantsApprenticeship = (cv: Cv): boolean => APPRENTICESHIP.test(profileOf(cv));

const FIELD_OF_APPRENTICESHIP = /(?:([\p{L}-]{4,})\s)?apprenticeship(?:\sin\s(?:an?\s)?([\p{L}-]{4,}(?:\s(?:and|&)\s[\p{L}-]{4,})?))?/iu;
/** These words name the level of an apprenticeship, or praise it, and no field. */
const NO_FIELD =
  /\b(?:advanced|degree|full|full[- ]time|good|great|higher|intermediate|level(?:\s\d)?|modern|paid|right|suitable|time|your)\s(?=apprenticeship)/gi;

/** 'Hairdressing Apprentice', with the person's own word for the field; null where they ask for none or name no field. */
export function apprenticePost({ cv, english }: Pick<AuditInput, 'cv' | 'english'>): string | null {
  if (!wantsApprenticeship(cv)) return null;
  const [, before = '', behind] = FIELD_OF_APPRENTICESHIP.exec(profileOf(cv).replace(NO_FIELD, '')) ?? [];
  const written = behind ?? before;
  const slip = english.slips.find(({ start, end }) => cv.text.slice(start, end).toLowerCase() === written.toLowerCase());
  const field = slip?.right ?? written;
  return field === '' ? null : `${field.slice(0, 1).toUpperCase()}${field.slice(1)} Apprentice`;
}

const NOT_A_CHIEF = /\b(?:assistant\sto|pa\sto|secretary\sto|office\sof)\b/i;

const SENIOR_MONTHS = 120;
/** Weight of an unambiguous sign: 'Managed four staff'. */
const SURE_SIGN = 2;
const GRADUATE_MONTHS = 36;

const SENIOR_RUNG = 3;
const ASSISTANT_RUNG = 1;
const TITLES_LOOKED_AT = 2;

/** A latest title above the usual one, or people managed by somebody who is more than an assistant: years alone make nobody senior. */
function leads(titles: readonly string[], reading: Reading): boolean {
  const rungs = titles.slice(0, TITLES_LOOKED_AT).map(rungOf);
  if (rungs.some((rung) => (rung ?? 0) >= SENIOR_RUNG)) return true;
  const recent = reading.roles.filter(({ isRecent, isPaid }) => isRecent && isPaid).flatMap(({ statements }) => statements);
  const own = new Set(recent.map(({ statement }) => statement.start));
  const isInCharge = findLeadership(reading).some(({ kind, weight, start }) => kind === 'people' && weight >= SURE_SIGN && own.has(start));
  return isInCharge && rungs[0] !== ASSISTANT_RUNG;
}

/** Somebody who learns a trade, or has just qualified in one and leads nobody yet. */
const isBeginning = (cv: Cv, reading: Reading, titles: readonly string[]): boolean =>
  APPRENTICE.test(titles[0] ?? '') ||
  FIRST_PLACE.test(profileOf(cv)) ||
  wantsApprenticeship(cv) ||
  (isNewToProfession(cv, reading) && !leads(titles, reading));

/**
 * The stage of a career, from dated roles and titles alone. Dates of education are never read, because they would reveal an age.
 * Academic and creative CVs are recognised first, because other rules of length and evidence apply to them.
 */
export const detectLevel = (cv: Cv, reading: Reading): Level => {
  const worked = reading.newest.slice(0, cv.work.length);
  const titles = worked.map(({ entry: { title } }) => title?.text ?? '');
  const latest = titles[0] ?? '';
  if (ACADEMIC.test(latest) || (cv.publications.length > 2 && titles.some((title) => ACADEMIC.test(title)))) return 'academic';
  if (CREATIVE.test(latest)) return 'creative';
  if (titles.slice(0, 2).some((title) => EXECUTIVE.test(title) && !NOT_A_CHIEF.test(title))) return 'executive';
  if (reading.experienceMonths >= SENIOR_MONTHS && leads(titles, reading)) return 'senior';
  if (isBeginning(cv, reading, titles)) return 'student';
  // Without dates, the number of roles is the only hint.
  if (reading.experienceMonths === 0 && cv.work.length >= 3) return 'mid';
  return reading.experienceMonths < GRADUATE_MONTHS ? 'student' : 'mid';
};
