import type { Redacting } from '../findings';
import { personalRules } from '../rules/personal-rules';

/** Labelled or unmistakable personal details: identity and bank numbers, dates of birth, protected characteristics. */
export function findPersonalDetails({ source: { text }, findings, isContact }: Redacting): void {
  for (const { pattern, contactOnly, kind, unwanted } of personalRules) {
    for (const match of text.matchAll(pattern)) {
      const detail = (match[1] ?? match[0]).trimEnd();
      const start = match.index + (match[1] === undefined ? 0 : match[0].lastIndexOf(match[1]));
      if (contactOnly && !isContact(start)) continue;
      findings.add({ start, end: start + detail.length, kind, key: detail.toLowerCase(), ...(unwanted ? { unwanted } : {}) });
    }
  }
}
