import type { IdentityFacts } from '../audits/identity';
import { defineWording } from './audit-wording';

const emailNotes: Readonly<Record<'unprofessional' | 'none', string>> = {
  unprofessional: 'Your email address does not read as one for work.',
  none: 'There is no email address to judge.',
};
const FILE_NOTE = 'The file name does not say plainly that this is a CV.';

export const identityWording = defineWording<IdentityFacts>({
  id: 'identity',
  title: 'We saw nothing odd in the email address or the file name',
  partlyTitle: 'Email address or file name could be plainer',
  failureTitle: 'Email address or file name could look better',
  fix: {
    title: 'Use your name in the email address and the file name',
    description:
      'An address such as forename.surname and a file such as Forename-Surname-CV.pdf are found again when a recruiter searches for you.',
    type: 'Format',
    minutes: 5,
  },
  notAssessable: {},
  describe({ email, hasPlainFileName }) {
    if (email === 'professional') {
      if (hasPlainFileName)
        return { note: 'The file name says that this is a CV. Read your email address out to somebody: it should sound like your name.' };
      return {
        title: 'The file name could be plainer',
        note: FILE_NOTE,
        fix: {
          title: 'Name the file after yourself',
          description: `${FILE_NOTE} A file such as Forename-Surname-CV.pdf is found again when a recruiter searches for you.`,
        },
      };
    }
    const note = emailNotes[email];
    if (!hasPlainFileName) return { note: `${note} ${FILE_NOTE}` };
    const isThere = email !== 'none';
    return {
      title: isThere ? 'The email address could be plainer' : 'There is no email address',
      note,
      fix: {
        title: isThere ? 'Use an email address made of your name' : 'Add an email address made of your name',
        description: `${note} An address such as forename.surname can be read out and is found again.`,
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
