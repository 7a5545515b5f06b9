/** Entry of the child processes that read visitors' files and draw their pages. */
import { redact } from '@/lib/cv/redact';
import { drawPage } from '@/lib/server/extract/pdf/draw-page';
import { loadEngine } from '@/lib/server/extract/pdf/engine';
import { readDocument } from '@/lib/server/extract/read-document';
import { answerJobs } from './answer-jobs';
import type { Jobs, ReadResult } from './job-kinds';

answerJobs(async ({ kind, input }, sayIsSlow) => {
  if (kind === 'read') return readAndRedact(input, sayIsSlow);
  if (kind === 'drawPage') return drawPage(input.bytes, input.page);
  throw new Error('Not a job of this child.');
});

async function readAndRedact({ bytes, format }: Jobs['read']['input'], sayIsSlow: () => void): Promise<ReadResult> {
  const document = await readDocument(bytes, format, { onRecognise: sayIsSlow });
  return { redaction: redact(document), fallback: document.pages.some((page) => page.ocr) };
}

// The PDF engine is loaded before the first file, so that the first visitor does not wait for it.
void loadEngine();
