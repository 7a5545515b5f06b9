import type { Redaction } from '@/lib/cv/document/redacted-document';
import { comparePlainText } from '@/lib/cv/plain/compare';
import { redact } from '@/lib/cv/redact';
import { isAppError } from '@/lib/shared/errors';
import { readDocument } from '../read-document';
import { readPlainText } from './read-plain-text';
import { redactPlainText } from './redact-plain-text';

/**
 * Our reading of a file together with what a plain reader keeps of it, in one process, for commands. Where our own reader fails the
 * plain reader's text is used. The server does the same in two child processes.
 */
export async function readWithPlainReader(bytes: Uint8Array, format: 'pdf' | 'docx'): Promise<Redaction> {
  try {
    const redaction = redact(await readDocument(bytes, format));
    const { document, origins } = redaction;
    const plain = await readPlainText(bytes, format).then(
      (text) => comparePlainText(document, origins, text),
      () => null,
    );
    return { ...redaction, document: { ...document, plain } };
  } catch (error) {
    if (!isAppError(error) || error.id !== 'upload/EXTRACTION_FAILED') throw error;
    const plain = await readPlainText(bytes, format).catch(() => {
      throw error;
    });
    return redactPlainText(plain);
  }
}
