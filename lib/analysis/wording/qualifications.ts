import type { Register } from '@/lib/facts/registers';
import type { QualificationsFacts } from '../audits/qualifications';
import { defineWording } from './audit-wording';
import { listed, quoted } from './phrases';
import { ADD_EDUCATION, NO_EDUCATION, WRITE_EDUCATION } from './shared-advice';

const registerNames: Readonly<Record<Register, string>> = {
  nmc: 'NMC registration',
  hcpc: 'HCPC registration',
  gphc: 'GPhC registration',
  gdc: 'GDC registration',
  qts: 'QTS',
  'social-work-england': 'Social Work England registration',
  'electrical-safety': '18th Edition or an ECS card',
  'gas-safe': 'Gas Safe registration',
  'driver-cpc': 'your licence category and Driver CPC',
};
const parts = { award: 'the award', institution: 'the place', dates: 'the year' } as const;
const questions = { award: 'what', institution: 'where', dates: 'when' } as const;

export const qualificationsWording = defineWording<QualificationsFacts>({
  id: 'qualifications',
  title: 'Qualifications',
  looksFor: 'We look for what was awarded, by whom and when. Awards of a profession or trade count most.',
  fix: {
    title: 'Complete your qualifications',
    description: 'For each one, say what you gained, where and when. If your job needs a registration, name it.',
    type: 'Content',
    minutes: 10,
  },
  notAssessable: {},
  describe(facts) {
    switch (facts.state) {
      case 'none':
        return { note: NO_EDUCATION, fix: { title: ADD_EDUCATION, description: WRITE_EDUCATION } };
      case 'register not named': {
        const register = registerNames[facts.register];
        const description = `We did not recognise ${register} in your CV. Employers in this work check it before they interview. If you hold it, put it near the top.`;
        return { note: `We did not recognise ${register} in your CV.`, fix: { title: `State ${register}`, description } };
      }
      case 'not asked':
        return { note: '', fix: null };
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
            title: `Say ${listed(lacking.map((part) => questions[part]))} you studied`,
            description: `${note} Put the award, the place and the year on one line, so an employer can check them.`,
          },
        };
      }
      case 'no grade': {
        const note = 'We read the award, place and date of a qualification, but recognised no grade.';
        const description = `${note} Add it if it is a first, a 2:1, a merit or a distinction. You can leave out any other.`;
        return { note, fix: { title: 'Add your grade if it is a good one', description } };
      }
    }
  },
  examples: {
    none: { state: 'none' },
    'register not named': { state: 'register not named', register: 'nmc' },
    incomplete: { state: 'incomplete', qualification: 'BSc (Hons) Geography', lacking: ['institution', 'dates'] },
    'incomplete, without a name': { state: 'incomplete', qualification: null, lacking: ['award'] },
    'nothing is asked for': { state: 'not asked' },
    'no grade': { state: 'no grade' },
  },
});
