import { defineAudit, scored } from '../legacy-audit';

/** An address one can read out, and a file one can find again. */
export const identity = defineAudit({
  id: 'identity',
  criterion: 'F4',
  category: 'F Language and UK practice',
  points: 1,
  title: 'Email address and file name look professional',
  partlyTitle: 'Email address or file name could be plainer',
  failureTitle: 'Email address or file name could look better',
  section: null,
  fix: {
    title: 'Use your name in the email address and the file name',
    description:
      'An address such as forename.surname and a file such as Forename-Surname-CV.pdf are found again when a recruiter searches for you.',
    type: 'Format',
    minutes: 5,
  },
  run({ cv, filename }) {
    const { email } = cv.contact;
    const named = filename.hasCvWord && !filename.hasBrackets && filename.versionWords.length === 0;
    const share = (email?.sober ? 0.6 : 0) + (named ? 0.4 : 0);
    const seen = [
      email ? (email.sober ? '' : 'Your email address does not read as one for work.') : 'There is no email address to judge.',
      named ? '' : 'The file name does not say plainly that this is a CV.',
    ].filter(Boolean);
    const evidence = email ? [email.span] : [];
    if (seen.length === 0) return scored(share, 'Email address and file name are plain and findable.', evidence);
    if (named) {
      return scored(
        share,
        seen.join(' '),
        evidence,
        {
          title: email ? 'Use an email address made of your name' : 'Add an email address made of your name',
          description: `${seen.join(' ')} An address such as forename.surname can be read out and is found again.`,
          targets: [],
        },
        { title: email ? 'The email address could be plainer' : 'There is no email address' },
      );
    }
    if (email?.sober) {
      return scored(
        share,
        seen.join(' '),
        evidence,
        {
          title: 'Name the file after yourself',
          description: `${seen.join(' ')} A file such as Forename-Surname-CV.pdf is found again when a recruiter searches for you.`,
          targets: [],
        },
        { title: 'The file name could be plainer' },
      );
    }
    return scored(share, seen.join(' '), evidence);
  },
});
