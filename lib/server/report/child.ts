import path from 'node:path';
import { registerFonts } from '@/components/report-pdf/fonts';
import { renderJob } from './render-job-document';
import type { RenderAnswer, RenderRequest } from './render-job';

/**
 * The process that makes PDFs: react-pdf holds its thread for the whole of a render, which the server's own
 * thread cannot spare. Started by `render-process.ts`; it ends with its parent.
 */
registerFonts(path.join(process.cwd(), 'public', 'fonts'));

const answer = (message: RenderAnswer): void => {
  process.send?.(message);
};

process.on('message', ({ id, job }: RenderRequest) => {
  renderJob(job).then(
    (bytes) => answer({ id, bytes }),
    (cause: unknown) => answer({ id, error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }),
  );
});
process.on('disconnect', () => process.exit(0));
