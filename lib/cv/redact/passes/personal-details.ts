import type { Redacting } from '../findings';
import { isIdentity, letteredIdentity, namedIdentity, numberedIdentity, paperIdentity } from '../rules/numbered-identities';
import { findCheckedNumbers } from './check-digits';
import { personalRules } from '../rules/personal-rules';

/** Labelled or unmistakable personal details: identity and bank numbers, dates of birth, protected characteristics. */
export function findPersonalDetails(redacting: Redacting): void {
  const {
    source: { text },
    findings,
    isContact,
  } = redacting;
  for (const { pattern, contactOnly, kind, unwanted } of personalRules) {
    for (const match of text.matchAll(pattern)) {
      const detail = (match[1] ?? match[0]).trimEnd();
      const start = match.index + (match[1] === undefined ? 0 : match[0].lastIndexOf(match[1]));
      if (contactOnly && !isContact(start)) continue;
      findings.add({ start, end: start + detail.length, kind, key: detail.toLowerCase(), ...(unwanted ? { unwanted } : {}) });
    }
  }
  findCheckedNumbers(redacting);
  for (const pattern of [numberedIdentity, paperIdentity, namedIdentity, letteredIdentity])
    for (const match of text.matchAll(pattern)) {
      // 'grant ref GWF012345678': the words of prose are no letters of a number
      const found = match[1] ?? '';
      const detail = pattern === paperIdentity ? found.replace(/^(?:\p{Ll}{2,} ){1,3}/u, '') : found;
      const start = match.index + match[0].lastIndexOf(detail);
      if (isIdentity(detail)) findings.add({ start, end: start + detail.length, kind: 'ID_NUMBER', key: detail.toLowerCase() });
    }
}
