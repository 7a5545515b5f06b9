import type { IdentityFacts } from '../audits/identity';
import { defineWording } from './audit-wording';

const emailNotes: Readonly<Record<'unprofessional' | 'none', string>> = {
  unprofessional: 'Your email address does not look like one for work.',
  none: 'We did not recognise an email address.',
};
type FileName = Exclude<IdentityFacts['fileName'], 'plain'>;

const WITHOUT_CV = 'Your file name does not say that this is a CV.';
const fileNotes: Readonly<Record<FileName, string>> = {
  untidy: 'Your file name has brackets or a version in it.',
  'without CV': WITHOUT_CV,
  'without CV and name': WITHOUT_CV,
};
const fileFixes: Readonly<Record<FileName, string>> = {
  untidy: 'Shorten the file name',
  'without CV': 'Add ‘CV’ to the file name',
  'without CV and name': 'Name the file after yourself',
};

export const identityWording = defineWording<IdentityFacts>({
  id: 'identity',
  title: 'Email address and file name',
  looksFor: 'We look for a plain email address and a file name that says CV.',
  fix: {
    title: 'Use your name in the email address and the file name',
    description: 'Recruiters can find you by your name. Use forename.surname for email and Forename-Surname-CV for the file.',
    type: 'Format',
    minutes: 5,
  },
  notAssessable: {},
  describe({ email, fileName }) {
    const fileNote = fileName === 'plain' ? '' : fileNotes[fileName];
    if (email === 'professional') {
      if (fileName === 'plain') return { note: '' };
      const description = `${fileNote} Recruiters can find a file such as Forename-Surname-CV by your name.`;
      return { note: fileNote, fix: { title: fileFixes[fileName], description } };
    }
    const note = emailNotes[email];
    if (fileName !== 'plain') return { note: `${note} ${fileNote}` };
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
    professional: { email: 'professional', fileName: 'plain' },
    'file name': { email: 'professional', fileName: 'without CV and name' },
    'file name with a name': { email: 'professional', fileName: 'without CV' },
    'file name with a version': { email: 'professional', fileName: 'untidy' },
    'email address': { email: 'unprofessional', fileName: 'plain' },
    'no email address': { email: 'none', fileName: 'plain' },
    both: { email: 'unprofessional', fileName: 'without CV and name' },
  },
});
