import { renderToBuffer } from '@react-pdf/renderer';
import { ReportDocument } from '@/components/report-pdf';
import { CvDocument } from '@/lib/server/export/cv-document';
import type { RenderJob } from './render-job';

const documentFor = (job: RenderJob) =>
  job.kind === 'report' ? <ReportDocument result={job.result} about={job.about} /> : <CvDocument improved={job.improved} />;

/** Turns a job into the bytes of its document. Fonts must be registered before. */
export const renderJob = async (job: RenderJob): Promise<Uint8Array> => new Uint8Array(await renderToBuffer(documentFor(job)));
