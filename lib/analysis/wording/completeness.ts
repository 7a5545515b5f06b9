import type { CompletenessFacts, Lacks, Part } from '../audits/completeness';
import { defineWording } from './audit-wording';
import { joined, listed } from './phrases';
import { ADD_SKILLS, NO_PROFILE, PROFILE_WITH_RESULT, SHORTEN_SKILLS, writeProfile, writeSkills } from './shared-advice';

const names: Readonly<Record<Part, string>> = {
  work: 'work experience',
  education: 'education or qualifications',
  skills: 'skills',
  profile: 'profile',
};

const LATE_WORK = 'Your education stands before your work experience.';
const UNUSED_SKILLS = 'Your skills list is set aside, since hardly any of it appears in your roles.';

const absentNote = (absent: readonly Part[]): string => {
  if (absent.length === 0) return '';
  if (absent.every((part) => part === 'profile')) return NO_PROFILE;
  const lacking = absent.map((part) => names[part]);
  return `We did not recognise a section for ${listed(lacking, 'or')}.`;
};

const noteOn = ({ absent, hasUnusedSkills, isWorkLate }: Lacks): string =>
  joined(absentNote(absent), hasUnusedSkills && UNUSED_SKILLS, isWorkLate && LATE_WORK);

export const completenessWording = defineWording<CompletenessFacts>({
  id: 'completeness',
  title: 'Every essential section is there, the strongest first',
  partlyTitle: 'We did not recognise every section, or one comes late',
  failureTitle: 'We did not recognise an essential section, or one comes late',
  fix: {
    title: 'Put the essential sections in the usual order',
    description:
      'Profile, work experience, education and skills are what every reader looks for. Put work before education unless you graduated in the last two years.',
    type: 'Structure',
    minutes: 15,
  },
  notAssessable: {},
  describe(facts) {
    if (facts.state === 'complete') return { note: 'All the sections a reader looks for are there, in a sensible order.' };
    const note = noteOn(facts);
    switch (facts.state) {
      case 'no profile':
        return { note, fix: { title: PROFILE_WITH_RESULT, description: writeProfile(NO_PROFILE) } };
      case 'no skills':
        return { note, fix: { title: ADD_SKILLS, description: writeSkills(facts.skillsInUse) } };
      case 'parts absent':
        return {
          note,
          fix: {
            title: `Make ${listed(facts.toAdd.map((part) => names[part]))} easy to find`,
            description: `${note} If ${facts.absent.length === 1 ? 'it is' : 'they are'} there, use the usual heading; if not, add ${facts.absent.length === 1 ? 'it' : 'them'}.`,
          },
        };
      case 'work late':
        return {
          note,
          fix: {
            title: 'Put work experience before education',
            description: `${LATE_WORK} With a few years of work behind you, your jobs are the stronger proof and belong first.`,
          },
        };
      case 'unused skills':
        return {
          title: 'The skills section does not count yet',
          note,
          fix: {
            title: SHORTEN_SKILLS,
            description: `${note} A shorter list, with its main entries seen in your roles, counts again.`,
          },
        };
    }
  },
  examples: {
    complete: { state: 'complete' },
    'no profile': { state: 'no profile', absent: ['profile'], hasUnusedSkills: false, isWorkLate: false },
    'no skills': {
      state: 'no skills',
      absent: ['skills', 'profile'],
      hasUnusedSkills: false,
      isWorkLate: false,
      skillsInUse: ['stock control'],
    },
    'one part absent': { state: 'parts absent', absent: ['education'], hasUnusedSkills: true, isWorkLate: false, toAdd: ['education'] },
    'two parts absent': {
      state: 'parts absent',
      absent: ['work', 'education'],
      hasUnusedSkills: false,
      isWorkLate: false,
      toAdd: ['work', 'education'],
    },
    'education before work': { state: 'work late', absent: [], hasUnusedSkills: false, isWorkLate: true },
    'a list that is not seen in use': { state: 'unused skills', absent: [], hasUnusedSkills: true, isWorkLate: false },
  },
});
