import type { CompletenessFacts, Lacks, Part } from '../audits/completeness';
import { defineWording } from './audit-wording';
import { joined, listed } from './phrases';
import { ADD_EDUCATION, NO_PROFILE, PROFILE_WITH_RESULT, SHORTEN_SKILLS, writeProfile, WRITE_EDUCATION } from './shared-advice';

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
  looksFor: 'We look for work, education, skills and a profile, in the usual order.',
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
        return { note, fix: null };
      case 'no education':
        return { note, fix: { title: ADD_EDUCATION, description: WRITE_EDUCATION } };
      case 'no work':
        return {
          note,
          fix: {
            title: 'Make your work experience easy to find',
            description: `${note} Put it under the heading ‘Work Experience’: each job with title, employer and dates.`,
          },
        };
      case 'parts absent':
        return { note, fix: null };
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
    'no education': { state: 'no education', absent: ['education'], hasUnusedSkills: false, isWorkLate: false },
    'no work': { state: 'no work', absent: ['work', 'education'], hasUnusedSkills: false, isWorkLate: false },
    'several parts absent': { state: 'parts absent', absent: ['education', 'skills'], hasUnusedSkills: false, isWorkLate: false },
    'education before work': { state: 'work late', absent: [], hasUnusedSkills: false, isWorkLate: true },
    'a list that is not seen in use': { state: 'unused skills', absent: [], hasUnusedSkills: true, isWorkLate: false },
  },
});
