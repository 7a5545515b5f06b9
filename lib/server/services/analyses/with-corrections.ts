import type { RedactedDocument } from '@/lib/cv/document/redacted-document';
import type { Corrections } from '@/lib/shared/corrections';

/** The document with what its owner put right in its reading: whoever parses it follows that. */
export const withCorrections = (document: RedactedDocument, corrections: Corrections | null): RedactedDocument =>
  corrections ? { ...document, corrections } : document;
