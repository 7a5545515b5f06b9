import type { SectionKind } from '@/lib/cv/cv';
import { defineAudit, scored } from '../audit';
import { ADD_SKILLS, NO_PROFILE, PROFILE_WITH_RESULT, SHORTEN_SKILLS, writeProfile, writeSkills } from '../joint-advice';
import { listed } from '../text/wording';

const PROFILE_WORTH = 0.1;
const SKILLS_WORTH = 0.15;
const LATE_WORK = 'Your education stands before your work experience.';

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
  run({ cv, reading, level, occupations }) {
    const essential: [name: string, present: boolean, worth: number][] = [
      ['work experience', cv.work.length > 0 || (level === 'student' && cv.volunteering.length + cv.projects.length > 0), 0.25],
      ['education or qualifications', cv.education.length + cv.certificates.length + cv.training.length > 0, 0.2],
      ['skills', cv.skills.length > 0 && !reading.isStuffed, SKILLS_WORTH],
      ['profile', cv.profile !== null, PROFILE_WORTH],
    ];
    const missing = essential.filter(([, present]) => !present).map(([name]) => name);
    const complete = essential.reduce((sum, [, present, worth]) => sum + (present ? worth : 0), 0);
    const place = (kind: SectionKind): number => cv.sections.findIndex((section) => section.kind === kind);
    const [work, education] = [place('experience'), place('education')];
    const lateWork = work > -1 && education > -1 && education < work && level !== 'student' && level !== 'academic';
    const heading = cv.sections[work]?.heading ?? null;
    const hasWork = !missing.includes('work experience');
    const share = complete + (lateWork || !hasWork ? 0 : 0.3);
    if (missing.length === 0 && !lateWork) return scored(share, 'All the sections a reader looks for are there, in a sensible order.');
    // A list that is all claims is there, and still does not do the work of one.
    const unused = reading.isStuffed ? ['skills'] : [];
    const absent = missing.filter((name) => !unused.includes(name));
    // A profile that is missing is asked for by the checks of the profile.
    const others = absent.filter((name) => name !== 'profile');
    const isProfileOnly = absent.length === 1 && absent[0] === 'profile';
    const parts = [
      absent.length > 0 ? (isProfileOnly ? NO_PROFILE : `We found no ${listed(absent, 'or')}.`) : '',
      unused.length > 0 ? 'Your skills list is set aside, since hardly any of it appears in your roles.' : '',
      lateWork ? LATE_WORK : '',
    ].filter(Boolean);
    if (isProfileOnly && !lateWork)
      return scored(
        share,
        parts.join(' '),
        heading ? [heading] : [],
        {
          title: PROFILE_WITH_RESULT,
          description: writeProfile(NO_PROFILE),
          targets: [],
          reachable: share + PROFILE_WORTH,
        },
        { isNoStrength: true },
      );
    if (!lateWork && others.length === 1 && others[0] === 'skills')
      return scored(share, parts.join(' '), heading ? [heading] : [], {
        title: ADD_SKILLS,
        description: writeSkills({ reading, occupations }),
        targets: [],
        reachable: share + SKILLS_WORTH,
      });
    // The list that is missing has advice of its own.
    const further = lateWork ? others.filter((name) => name !== 'skills') : others;
    const advice = {
      title: further.length > 0 ? `Add ${listed(further)}` : lateWork ? 'Put work experience before education' : SHORTEN_SKILLS,
      description: `${further.length > 0 || !lateWork ? parts.join(' ') : LATE_WORK} ${
        further.length > 0
          ? `Readers look for ${absent.length === 1 ? 'it' : 'them'} in the first minute.`
          : lateWork
            ? 'With a few years of work behind you, your jobs are the stronger proof and belong first.'
            : 'A shorter list, with its main entries seen in your roles, counts again.'
      }`,
      targets: [],
    };
    return scored(
      share,
      parts.join(' '),
      heading ? [heading] : [],
      advice,
      absent.length === 0 && !lateWork ? { title: 'The skills section does not count yet' } : {},
    );
  },
});
