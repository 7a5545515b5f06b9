import type { CompletenessFacts, Lacks, Part } from '../audits/completeness';
import { defineWording } from './audit-wording';
import { joined, listed } from './phrases';
import { ADD_SKILLS, NO_PROFILE, PROFILE_WITH_RESULT, SHORTEN_SKILLS, writeProfile, WRITE_SKILLS } from './shared-advice';

const names: Readonly<Record<Part, string>> = {
  work: 'work experience',
  education: 'education or qualifications',
  skills: 'skills',
  profile: 'profile',
};

const LATE_WORK = 'Your education comes before your work experience.';
const UNUSED_SKILLS = 'We recognised few of the skills you list in your roles.';

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
  title: 'Main sections',
  fix: {
    title: 'Put the main sections in the usual order',
    description: 'Use profile, work experience, education and skills. Put work first unless you have just left education.',
    type: 'Structure',
    minutes: 15,
  },
  notAssessable: {},
  describe(facts) {
    if (facts.state === 'complete') return { note: '' };
    const note = noteOn(facts);
    switch (facts.state) {
      case 'no profile':
        return { note, fix: { title: PROFILE_WITH_RESULT, description: writeProfile(NO_PROFILE) } };
      case 'no skills':
        return { note, fix: { title: ADD_SKILLS, description: WRITE_SKILLS } };
      case 'parts absent':
        return {
          note,
          fix: {
            title: `Make ${listed(facts.toAdd.map((part) => names[part]))} easy to find`,
            description: `${note} If ${facts.absent.length === 1 ? 'it is' : 'they are'} there, use the usual heading. If not, add ${facts.absent.length === 1 ? 'it' : 'them'}.`,
          },
        };
      case 'work late':
        return {
          note,
          fix: {
            title: 'Put work experience before education',
            description: `${LATE_WORK} Once you have worked for some years, employers look at your jobs first.`,
          },
        };
      case 'unused skills':
        return {
          note,
          fix: {
            title: SHORTEN_SKILLS,
            description: `${note} Keep the ones that matter most, and say where you used them.`,
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
