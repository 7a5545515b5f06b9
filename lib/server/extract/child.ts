/** Entry of the forked process that reads uploaded files and draws their pages, one at a time; see pool.ts. */
import { redact } from '@/lib/cv/redact';
import { isAppError } from '@/lib/shared/errors';
import { isJob, type ChildMessage, type Job } from './child-protocol';
import { drawPage } from './pdf/draw-page';
import { loadEngine } from './pdf/engine';
import { readDocument } from './read-document';

const tell = (message: ChildMessage): void => void process.send?.(message);

async function answer(job: Job): Promise<ChildMessage> {
  const { id, bytes } = job;
  try {
    if (job.kind === 'page') return { state: 'drawn', id, image: await drawPage(bytes, job.page) };
    const document = await readDocument(bytes, job.kind, { onRecognise: () => tell({ state: 'recognising', id }) });
    const fallback = document.pages.some((page) => page.ocr);
    return { state: 'done', id, result: { redaction: redact(document), fallback } };
  } catch (error) {
    const known = isAppError(error) ? error.id : 'upload/EXTRACTION_FAILED';
    return { state: 'failed', id, error: known, detail: isAppError(error) ? '' : placeOf(error) };
  }
}

/** The message of an error may quote the file; its stack frames do not. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'thrown value';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames.slice(0, 4).map((frame) => frame.trim())].join(' ');
}

process.on('message', (message) => {
  if (isJob(message)) void answer(message).then(tell);
});
process.on('disconnect', () => process.exit(0));

// The PDF engine is loaded before the first file, so that the first visitor does not wait for it.
void loadEngine().then(() => tell({ state: 'ready' }));
