/** Entry of the child processes that read visitors' files and draw their pages. */
import { redact } from '@/lib/cv/redact';
import type { ExtractedDocument } from '@/lib/cv/document/extracted-document';
import { OcrNeededError } from '@/lib/server/extract/ocr/read-image-pages';
import { drawPage } from '@/lib/server/extract/pdf/draw-page';
import { loadEngine } from '@/lib/server/extract/pdf/engine';
import { readDocument } from '@/lib/server/extract/read-document';
import { documentText } from '@/lib/analysis/specification/document-text';
import { answerJobs } from './answer-jobs';
import type { Jobs, ReadResult } from './job-kinds';

answerJobs(async ({ kind, input }) => {
  if (kind === 'read') return readWithoutOcr(input);
  if (kind === 'recognise') return redacted(await readDocument(input.bytes, input.format), input.filename);
  if (kind === 'readSpecification') return documentText(await readDocument(input.bytes, input.format, { tables: true }));
  if (kind === 'drawPage') return drawPage(input.bytes, input.page);
  throw new Error('Not a job of this child.');
});

async function readWithoutOcr({ bytes, format, filename }: Jobs['read']['input']): Promise<ReadResult | null> {
  try {
    return redacted(await readDocument(bytes, format, { images: 'throw' }), filename);
  } catch (error) {
    if (error instanceof OcrNeededError) return null;
    throw error;
  }
}

const redacted = (document: ExtractedDocument, filename: string | undefined): ReadResult => ({
  redaction: redact(document, { filename }),
  fallback: document.pages.some((page) => page.ocr),
});

// Loads the PDF engine before the first file, so that the first visitor does not wait for it.
void loadEngine();
