import type { QualificationsFacts, Register } from '../audits/qualifications';
import { defineWording } from './audit-wording';
import { listed, quoted } from './phrases';

const registerNames: Readonly<Record<Register, string>> = {
  nmc: 'NMC registration',
  hcpc: 'HCPC registration',
  gphc: 'GPhC registration',
  qts: 'QTS',
  'social-work-england': 'Social Work England registration',
  'electrical-safety': '18th Edition or an ECS card',
  'gas-safe': 'Gas Safe registration',
  'driver-cpc': 'your licence category and Driver CPC',
};
const parts = { award: 'the award', institution: 'the place', dates: 'the year' } as const;

export const qualificationsWording = defineWording<QualificationsFacts>({
  id: 'qualifications',
  title: 'Qualifications are complete',
  partlyTitle: 'Qualifications are nearly complete',
  failureTitle: 'Part of your qualifications could not be read',
  fix: {
    title: 'Complete your qualifications',
    description: 'Give each qualification its award, where and when. In a registered trade name the register: recruiters search for it.',
    type: 'Content',
    minutes: 10,
  },
  notAssessable: {},
  describe(facts) {
    switch (facts.state) {
      case 'none': {
        const note = 'We did not recognise qualifications or courses.';
        const description = `${note} List your highest qualification and any courses that matter for the job, each with where and when.`;
        return { note, fix: { title: 'Add your education or courses', description } };
      }
      case 'register not named': {
        const register = registerNames[facts.register];
        const description = `Your titles belong to a trade in which employers check ${register}, and your CV does not mention it. If you hold it, put it near the top.`;
        return { note: `Your CV does not mention ${register}.`, fix: { title: `State ${register}`, description } };
      }
      case 'incomplete': {
        const { qualification, lacking } = facts;
        const of = qualification === null ? 'your qualifications' : quoted(qualification);
        const note = `We did not recognise ${listed(
          lacking.map((part) => parts[part]),
          'or',
        )} of ${of}.`;
        return {
          note,
          fix: {
            title: `Complete ${qualification === null ? 'your qualifications' : quoted(qualification, 40)}`,
            description: `${note} Award, place and year in one line let a reader see at once what you hold.`,
          },
        };
      }
      case 'no grade': {
        const note = 'We read the award, place and date of a qualification, and recognised no grade.';
        const description = `${note} A first, a 2:1, a merit or a distinction is worth its two words; any other may stay out.`;
        return { note, fix: { title: 'Give the grade where it speaks for you', description } };
      }
      case 'complete':
        return { note: 'We read the award, place and date of a qualification.' };
      case 'courses only':
        return { note: 'We read your courses and certificates as your qualifications.' };
    }
  },
  examples: {
    none: { state: 'none' },
    'register not named': { state: 'register not named', register: 'nmc' },
    incomplete: { state: 'incomplete', qualification: 'BSc (Hons) Geography', lacking: ['institution', 'dates'] },
    'incomplete, without a name': { state: 'incomplete', qualification: null, lacking: ['award'] },
    'no grade': { state: 'no grade' },
    complete: { state: 'complete' },
    'courses only': { state: 'courses only' },
  },
});
