import type { HeadingsFacts, MainSection } from '../audits/headings';
import { defineWording } from './audit-wording';
import { agreeing, inFigures, listed, quoted } from './phrases';
import { plainReaderNames } from './plain-reader';
import { ADD_SKILLS, NO_PROFILE, PROFILE_WITH_RESULT, SHORTEN_SKILLS, writeProfile, writeSkills } from './shared-advice';

const standard: Readonly<Record<MainSection, string>> = {
  experience: '‘Work Experience’',
  education: '‘Education’',
  skills: '‘Skills’',
  summary: '‘Profile’',
};

const noSection = (names: readonly string[]): string => `We did not recognise a heading for ${listed(names, 'or')}.`;

export const headingsWording = defineWording<HeadingsFacts>({
  id: 'headings',
  title: 'Sections carry headings that software knows',
  partlyTitle: 'Most sections carry headings that software knows',
  failureTitle: 'We did not recognise some of the main headings',
  fix: {
    title: 'Use standard section headings',
    description:
      'Head the main sections Profile, Work Experience, Education and Skills. Software files the text under a heading it knows; readers find their way by the same words.',
    type: 'Structure',
    minutes: 5,
  },
  notAssessable: {},
  describe(facts) {
    switch (facts.state) {
      case 'all found':
        return { note: 'Profile, experience, education and skills can each be told apart.' };
      case 'unused skills':
        return {
          note: 'The heading over your skills is there; the list under it is too long beside what your roles show.',
          fix: {
            title: SHORTEN_SKILLS,
            description: 'The heading over your skills counts once the list under it is shorter and seen in use.',
          },
        };
      case 'no profile':
        return { note: NO_PROFILE, fix: { title: PROFILE_WITH_RESULT, description: writeProfile(NO_PROFILE) } };
      case 'no skills':
        return { note: noSection([standard.skills]), fix: { title: ADD_SKILLS, description: writeSkills(facts.skillsInUse) } };
      case 'missing': {
        const names = facts.missing.map((section) => standard[section]);
        return {
          note: noSection(names),
          fix: {
            title: `Use the usual heading for ${listed(names)}`,
            description: `${noSection(names)} If the content is there, give it that heading; if not, add the section.`,
          },
        };
      }
      case 'unread': {
        const { reader, headings } = facts;
        const note = `${plainReaderNames[reader]} does not read ${inFigures(headings.length, 'heading')} as a line of ${agreeing(headings.length, 'its', 'their')} own: ${listed(headings.map((heading) => quoted(heading, 40)))}.`;
        return {
          note,
          title: 'Some software does not see your headings',
          fix: {
            title: 'Put each heading on a line of its own',
            description: `${note} Write headings as ordinary words, without extra space between letters, at the beginning of a line.`,
          },
        };
      }
    }
  },
  examples: {
    'all found': { state: 'all found' },
    'unused skills': { state: 'unused skills' },
    'no profile': { state: 'no profile' },
    'no skills': { state: 'no skills', skillsInUse: ['stock control', 'cash handling'] },
    'one heading unread': { state: 'unread', reader: 'mammoth', headings: ['Skills'] },
    'several headings unread': { state: 'unread', reader: 'pdf.js', headings: ['EMPLOYMENT', 'EDUCATION'] },
    'several missing': { state: 'missing', missing: ['experience', 'summary'] },
  },
});
