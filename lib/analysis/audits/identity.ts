import type { FilenameFacts } from '@/lib/cv/redact/filename-facts';
import { defineAudit, scored } from '../audit';

export interface IdentityFacts {
  email: 'professional' | 'unprofessional' | 'none';
  /** 'untidy': it says that this is a CV, with brackets or words such as 'final'. */
  fileName: 'plain' | 'untidy' | 'without CV' | 'without CV and name';
}

function judgeFileName({ hasCvWord, hasName, hasBrackets, versionWords }: FilenameFacts): IdentityFacts['fileName'] {
  if (!hasCvWord) return hasName ? 'without CV' : 'without CV and name';
  return hasBrackets || versionWords.length > 0 ? 'untidy' : 'plain';
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
    const fileName = judgeFileName(filename);
    return scored(
      (isProfessional ? 0.6 : 0) + (fileName === 'plain' ? 0.4 : 0),
      { email: isProfessional ? 'professional' : email ? 'unprofessional' : 'none', fileName },
      { evidence: email ? [email.span] : [] },
    );
  },
});
