import type { UnwantedDetailsFacts } from '../audits/unwanted-details';
import { defineWording } from './audit-wording';
import { listed } from './phrases';

const names: Readonly<Record<UnwantedDetailsFacts['details'][number], string>> = {
  photo: 'a photo',
  'date-of-birth': 'your date of birth',
  age: 'your age',
  'marital-status': 'your marital and family details',
  religion: 'your religion',
  nationality: 'your nationality',
  gender: 'your gender',
  health: 'your health',
  'ni-number': 'your National Insurance number',
  passport: 'a passport number',
  'driving-licence-number': 'a driving licence number',
  bank: 'bank details',
  'referee-contact': 'contact details of a referee',
  salary: 'a salary',
};

export const unwantedDetailsWording = defineWording<UnwantedDetailsFacts>({
  id: 'unwanted-details',
  title: 'We recognised no detail that does not belong',
  partlyTitle: 'A detail or two does not belong on a UK CV',
  failureTitle: 'Details that do not belong on a UK CV',
  fix: {
    title: 'Take out personal details a UK CV does not need',
    description:
      'Leave out a photo, date of birth, marital status, religion, National Insurance number, salary and your referees’ details. They invite bias or misuse and help nobody choose.',
    type: 'Personal details',
    minutes: 5,
  },
  notAssessable: {},
  describe({ details }) {
    if (details.length === 0)
      return {
        note: 'We recognised no photo, date of birth, National Insurance number or other detail that a UK CV leaves out; only you can see them all.',
      };
    const given = listed(details.map((detail) => names[detail]));
    return {
      note: `Your CV gives ${given}.`,
      fix: {
        title: `Take out ${given}`,
        description: `Your CV gives ${given}. UK employers do not ask for this before an offer; leaving it out protects you from bias and misuse.`,
      },
    };
  },
  examples: {
    none: { details: [] },
    'a photo and a date of birth': { details: ['photo', 'date-of-birth'] },
  },
});
