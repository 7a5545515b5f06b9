import type { Cv } from '@/lib/cv/cv';
import type { RedactedText } from '@/lib/cv/document/redacted-document';
import type { OwnerDetails } from '@/lib/cv/project/json-resume';
import { storedDocument, storedSecrets } from '@/lib/server/db/stored-kinds';
import type { StoredCv } from '@/lib/server/jobs/stored-cv';

/** What Claude's writers need of a CV, for use in the web process: its text, and the details that must not be sent. */
export function wordsForClaude({ document: stored, secrets }: StoredCv): {
  cv: Pick<Cv<RedactedText>, 'text' | 'document'>;
  own: OwnerDetails;
} {
  const document = storedDocument.read(stored);
  const own = secrets === null ? null : storedSecrets.read(secrets);
  if (!own) throw new Error('The details of a CV are missing.');
  return { cv: { text: document.text, document }, own };
}
