import type { Cv } from '@/lib/cv/cv';
import type { RedactedDocument, RedactedText } from '@/lib/cv/document/redacted-document';
import { parse } from '@/lib/cv/parse';
import type { OwnerDetails } from '@/lib/cv/project/json-resume';
import type { Corrections } from '@/lib/shared/corrections';
import { filenameFacts, type FilenameFacts } from '@/lib/cv/redact/filename-facts';
import { storedCorrections, storedDocument, storedSecrets } from '@/lib/server/db/stored-kinds';

/**
 * A CV as stored in its rows. The web process passes it on without parsing it, because parsing a long one takes longer than the rest of
 * a call.
 */
export interface StoredCv {
  filename: string;
  /** JSON of the redacted document. */
  document: string;
  /** JSON of its owner's corrections; null where there are none. */
  corrections: string | null;
  /** JSON of the words behind the placeholders; null for a reader who may not see them. */
  secrets: string | null;
}

/** A CV with everything that is its owner's: editors, suggestions and exports work on it. */
export interface OwnCv {
  cv: Cv<RedactedText>;
  document: RedactedDocument;
  own: OwnerDetails;
  filename: FilenameFacts;
}

/** The document with its owner's corrections, which the parser follows. */
export const withCorrections = (document: RedactedDocument, corrections: Corrections | null): RedactedDocument =>
  corrections ? { ...document, corrections } : document;

const nobody: OwnerDetails = {
  contact: { name: null, email: null, phone: null, location: null, links: [] },
  origins: [],
};

export function openCv({ filename, document: stored, corrections, secrets }: StoredCv, today: string): OwnCv {
  const document = withCorrections(storedDocument.read(stored), corrections === null ? null : storedCorrections.read(corrections));
  const own = secrets === null ? nobody : storedSecrets.read(secrets);
  return { cv: parse(document, today), document, own, filename: filenameFacts(filename, own.contact) };
}
