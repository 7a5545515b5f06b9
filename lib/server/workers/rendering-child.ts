/** Entry of the child process that makes PDFs. */
import path from 'node:path';
import { registerFonts } from '@/components/report-pdf/fonts';
import { renderDocument } from '@/lib/server/report/render-document';
import { answerJobs } from './answer-jobs';

registerFonts(path.join(process.cwd(), 'public', 'fonts'));

answerJobs(async ({ kind, input }) => {
  if (kind === 'render') return renderDocument(input);
  throw new Error('Not a job of this child.');
});
