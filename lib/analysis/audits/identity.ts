import { defineAudit, scored } from '../audit';

/** An address one can read out, and a file one can find again. */
export const identity = defineAudit({
  id: 'identity',
  criterion: 'F4',
  category: 'F Language and UK practice',
  points: 1,
  title: 'Email address and file name look professional',
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
    return scored(
      share,
      seen.length > 0 ? seen.join(' ') : 'Email address and file name are plain and findable.',
      email ? [email.span] : [],
    );
  },
});
