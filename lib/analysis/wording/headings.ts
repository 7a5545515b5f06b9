import type { HeadingsFacts, MainSection } from '../audits/headings';
import { defineWording } from './audit-wording';
import { agreeing, inFigures, listed, quoted } from './phrases';
import { SOME_SOFTWARE } from './plain-reader';
import { NO_PROFILE, PROFILE_WITH_RESULT, SHORTEN_SKILLS, writeProfile } from './shared-advice';

const standard: Readonly<Record<MainSection, string>> = {
  experience: '‘Work Experience’',
  education: '‘Education’',
  skills: '‘Skills’',
  summary: '‘Profile’',
};

const read: Readonly<Record<MainSection, string>> = {
  experience: 'your jobs',
  education: 'your qualifications',
  skills: 'your skills',
  summary: 'your profile',
};

const noSection = (names: readonly string[]): string => `We did not recognise a heading for ${listed(names, 'or')}.`;

export const headingsWording = defineWording<HeadingsFacts>({
  id: 'headings',
  title: 'Headings',
  looksFor: 'We look for the usual headings, each on a line of its own.',
  fix: {
    title: 'Use standard section headings',
    description: 'Use Profile, Work Experience, Education and Skills. Software and recruiters look for these words.',
    type: 'Structure',
    minutes: 5,
  },
  notAssessable: {},
  describe(facts) {
    switch (facts.state) {
      case 'all found':
        return { note: '' };
      case 'unused skills':
        return {
          note: 'We found your skills heading, but the list below it is very long.',
          fix: {
            title: SHORTEN_SKILLS,
            description: 'Keep the skills that matter most for your next job, and say where you used them.',
          },
        };
      case 'no profile':
        return { note: NO_PROFILE, fix: { title: PROFILE_WITH_RESULT, description: writeProfile(NO_PROFILE) } };
      case 'no skills':
        // Whether a list is worth making, another check says.
        return { note: noSection([standard.skills]), fix: null };
      case 'unnamed': {
        const names = facts.parts.map((section) => standard[section]);
        const note = `We read ${listed(facts.parts.map((section) => read[section]))}, but did not recognise a heading above them.`;
        return {
          note,
          fix: {
            title: `Use the ${agreeing(names.length, 'heading', 'headings')} ${listed(names)}`,
            description: `${note} Software that sorts CVs looks for ${listed(names)}.`,
          },
        };
      }
      case 'absent':
        return { note: noSection(facts.parts.map((section) => standard[section])), fix: null };
      case 'unread': {
        const { headings } = facts;
        const note = `${SOME_SOFTWARE} does not see ${inFigures(headings.length, 'heading')} as ${agreeing(headings.length, 'a heading', 'headings')}: ${listed(headings.map((heading) => quoted(heading, 40)))}.`;
        return {
          note,
          fix: {
            title: 'Write each heading as normal words on a line of its own',
            description: `${note} Leave out extra space between letters, and put nothing beside a heading.`,
          },
        };
      }
    }
  },
  examples: {
    'all found': { state: 'all found' },
    'unused skills': { state: 'unused skills' },
    'no profile': { state: 'no profile' },
    'no skills': { state: 'no skills' },
    'one heading unread': { state: 'unread', headings: ['Skills'] },
    'several headings unread': { state: 'unread', headings: ['EMPLOYMENT', 'EDUCATION'] },
    'a part without its heading': { state: 'unnamed', parts: ['experience'] },
    'several absent': { state: 'absent', parts: ['education', 'summary'] },
  },
});
