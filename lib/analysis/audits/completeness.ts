import type { Cv, SectionKind } from '@/lib/cv/cv';
import { defineAudit, scored, type AuditFix, type AuditInput } from '../legacy-audit';
import { ADD_SKILLS, NO_PROFILE, PROFILE_WITH_RESULT, SHORTEN_SKILLS, writeProfile, writeSkills } from '../joint-advice';
import { listed } from '../text/wording';

const PARTS = ['work experience', 'education or qualifications', 'skills', 'profile'] as const;
type Part = (typeof PARTS)[number];

/** Shares of the points. */
const WORTH: Readonly<Record<Part, number>> = { 'work experience': 0.25, 'education or qualifications': 0.2, skills: 0.15, profile: 0.1 };
const ORDER_WORTH = 0.3;
const LATE_WORK = 'Your education stands before your work experience.';
const UNUSED_SKILLS = 'Your skills list is set aside, since hardly any of it appears in your roles.';
const WHY_WORK_FIRST = 'With a few years of work behind you, your jobs are the stronger proof and belong first.';
const WHY_SHORTER = 'A shorter list, with its main entries seen in your roles, counts again.';

interface Seen {
  share: number;
  absent: Part[];
  /** A list that is all claims is there, and still does not do the work of one. */
  hasUnusedSkills: boolean;
  isWorkLate: boolean;
}

function look({ cv, reading, level }: AuditInput): Seen {
  const hasWork = cv.work.length > 0 || (level === 'student' && cv.volunteering.length + cv.projects.length > 0);
  const present: Record<Part, boolean> = {
    'work experience': hasWork,
    'education or qualifications': cv.education.length + cv.certificates.length + cv.training.length > 0,
    skills: cv.skills.length > 0 && !reading.isStuffed,
    profile: cv.profile !== null,
  };
  const hasUnusedSkills = reading.isStuffed;
  const isWorkLate = isEducationFirst(cv) && level !== 'student' && level !== 'academic';
  const complete = PARTS.reduce((sum, part) => sum + (present[part] ? WORTH[part] : 0), 0);
  return {
    share: complete + (hasWork && !isWorkLate ? ORDER_WORTH : 0),
    absent: PARTS.filter((part) => !present[part] && !(part === 'skills' && hasUnusedSkills)),
    hasUnusedSkills,
    isWorkLate,
  };
}

const placeOf = (cv: Cv, kind: SectionKind): number => cv.sections.findIndex((section) => section.kind === kind);

function isEducationFirst(cv: Cv): boolean {
  const education = placeOf(cv, 'education');
  return education > -1 && education < placeOf(cv, 'experience');
}

const isOnly = (parts: readonly Part[], part: Part): boolean => parts.length === 1 && parts[0] === part;

/** What was seen, as sentences. */
const noteOf = ({ absent, hasUnusedSkills, isWorkLate }: Seen): string =>
  [absent.length > 0 ? missingNote(absent) : '', hasUnusedSkills ? UNUSED_SKILLS : '', isWorkLate ? LATE_WORK : '']
    .filter(Boolean)
    .join(' ');

const missingNote = (absent: readonly Part[]): string => (isOnly(absent, 'profile') ? NO_PROFILE : `We found no ${listed(absent, 'or')}.`);

function adviceOn(seen: Seen, input: AuditInput): AuditFix {
  const { share, absent, isWorkLate } = seen;
  // A profile that is missing is asked for by the checks of the profile, a list by those of the skills.
  const others = absent.filter((part) => part !== 'profile');
  if (!isWorkLate && isOnly(absent, 'profile'))
    return { title: PROFILE_WITH_RESULT, description: writeProfile(NO_PROFILE), targets: [], reachable: share + WORTH.profile };
  if (!isWorkLate && isOnly(others, 'skills'))
    return { title: ADD_SKILLS, description: writeSkills(input), targets: [], reachable: share + WORTH.skills };
  const further = isWorkLate ? others.filter((part) => part !== 'skills') : others;
  if (further.length > 0) {
    const them = absent.length === 1 ? 'it' : 'them';
    return { title: `Add ${listed(further)}`, description: `${noteOf(seen)} Readers look for ${them} in the first minute.`, targets: [] };
  }
  return isWorkLate
    ? { title: 'Put work experience before education', description: `${LATE_WORK} ${WHY_WORK_FIRST}`, targets: [] }
    : { title: SHORTEN_SKILLS, description: `${noteOf(seen)} ${WHY_SHORTER}`, targets: [] };
}

/** Nothing essential missing, and the strongest part first: jobs before education, except for students and academics. */
export const completeness = defineAudit({
  id: 'completeness',
  criterion: 'B3',
  category: 'B Structure and length',
  points: 2,
  title: 'Every essential section is there, the strongest first',
  partlyTitle: 'A section is missing or comes late',
  failureTitle: 'An essential section is missing or comes late',
  section: 'Structure',
  fix: {
    title: 'Put the essential sections in the usual order',
    description:
      'Profile, work experience, education and skills are what every reader looks for. Put work before education unless you graduated in the last two years.',
    type: 'Structure',
    minutes: 15,
  },
  run(input) {
    const { cv } = input;
    const seen = look(input);
    const { share, absent, hasUnusedSkills, isWorkLate } = seen;
    if (absent.length === 0 && !hasUnusedSkills && !isWorkLate)
      return scored(share, 'All the sections a reader looks for are there, in a sensible order.');
    const heading = cv.sections[placeOf(cv, 'experience')]?.heading;
    return scored(share, noteOf(seen), heading ? [heading] : [], adviceOn(seen, input), {
      ...(absent.length === 0 && !isWorkLate ? { title: 'The skills section does not count yet' } : {}),
      ...(isOnly(absent, 'profile') && !isWorkLate ? { isNoStrength: true } : {}),
    });
  },
});
