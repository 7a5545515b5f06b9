import { defineAudit, scored } from '../audit';

export interface IdentityFacts {
  email: 'professional' | 'unprofessional' | 'none';
  /** The file name says that this is a CV, without brackets and words such as 'final'. */
  hasPlainFileName: boolean;
}

/** The email address should sound professional, and the file should be easy to find again. */
export const identity = defineAudit<IdentityFacts>({
  id: 'identity',
  criterion: 'F4',
  category: 'F Language and UK practice',
  points: 1,
  section: null,
  // A joke address is read before the CV is.
  fixKind: ({ email }) => (email === 'unprofessional' ? 'loses-readers' : 'gains-points'),
  run({ cv, filename }) {
    const { email } = cv.contact;
    const isProfessional = email?.isProfessional ?? false;
    const hasPlainFileName = filename.hasCvWord && !filename.hasBrackets && filename.versionWords.length === 0;
    return scored(
      (isProfessional ? 0.6 : 0) + (hasPlainFileName ? 0.4 : 0),
      { email: isProfessional ? 'professional' : email ? 'unprofessional' : 'none', hasPlainFileName },
      { evidence: email ? [email.span] : [] },
    );
  },
});
