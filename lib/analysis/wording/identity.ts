import type { IdentityFacts } from '../audits/identity';
import { defineWording } from './audit-wording';

const emailNotes: Readonly<Record<'unprofessional' | 'none', string>> = {
  unprofessional: 'Your email address does not look like one for work.',
  none: 'We did not recognise an email address.',
};
const FILE_NOTE = 'Your file name does not say that this is a CV.';

export const identityWording = defineWording<IdentityFacts>({
  id: 'identity',
  title: 'Email address and file name',
  fix: {
    title: 'Use your name in the email address and the file name',
    description: 'Recruiters can find you by your name. Use forename.surname for email and Forename-Surname-CV for the file.',
    type: 'Format',
    minutes: 5,
  },
  notAssessable: {},
  describe({ email, hasPlainFileName }) {
    if (email === 'professional') {
      if (hasPlainFileName) return { note: '' };
      return {
        note: FILE_NOTE,
        fix: {
          title: 'Name the file after yourself',
          description: `${FILE_NOTE} Recruiters can find a file such as Forename-Surname-CV by your name.`,
        },
      };
    }
    const note = emailNotes[email];
    if (!hasPlainFileName) return { note: `${note} ${FILE_NOTE}` };
    const isThere = email !== 'none';
    return {
      note,
      fix: {
        title: isThere ? 'Use an email address made of your name' : 'Add an email address made of your name',
        description: `${note} Use one such as forename.surname. It looks right for work, and people can find it again.`,
      },
    };
  },
  examples: {
    professional: { email: 'professional', hasPlainFileName: true },
    'file name': { email: 'professional', hasPlainFileName: false },
    'email address': { email: 'unprofessional', hasPlainFileName: true },
    'no email address': { email: 'none', hasPlainFileName: true },
    both: { email: 'unprofessional', hasPlainFileName: false },
  },
});
