import type { UnwantedDetailsFacts } from '../audits/unwanted-details';
import { defineWording } from './audit-wording';
import { listed } from './phrases';

const names: Readonly<Record<UnwantedDetailsFacts['details'][number], string>> = {
  photo: 'a photo',
  'date-of-birth': 'your date of birth',
  age: 'your age',
  'marital-status': 'your marital status or family',
  religion: 'your religion',
  nationality: 'your nationality',
  gender: 'your gender',
  health: 'words about your health',
  'ni-number': 'your National Insurance number',
  passport: 'a passport number',
  'driving-licence-number': 'a driving licence number',
  bank: 'bank details',
  'referee-contact': 'contact details in your references',
  salary: 'a salary',
};

export const unwantedDetailsWording = defineWording<UnwantedDetailsFacts>({
  id: 'unwanted-details',
  title: 'Personal details',
  looksFor: 'We look for a CV without details that UK employers do not need, such as age or a photograph.',
  fix: {
    title: 'Take out personal details a UK CV does not need',
    description:
      'Leave out a photo, your date of birth, marital status, religion, National Insurance number and salary. They can lead to bias or misuse.',
    type: 'Personal details',
    minutes: 5,
  },
  notAssessable: {},
  describe({ details }) {
    if (details.length === 0) return { note: '' };
    const given = listed(details.map((detail) => names[detail]));
    return {
      note: `Your CV gives ${given}.`,
      fix: {
        title: `Take out ${given}`,
        description: `Your CV gives ${given}. ${details.every((detail) => detail === 'referee-contact') ? 'Employers ask for them later. Check with your referees before you share it.' : 'UK employers do not need such details to choose whom to interview. Leaving them out protects you from bias and misuse.'}`,
      },
    };
  },
  examples: {
    none: { details: [] },
    'details of referees': { details: ['referee-contact'] },
    'a photo and a date of birth': { details: ['photo', 'date-of-birth'] },
  },
});
