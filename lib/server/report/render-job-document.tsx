import { renderToBuffer } from '@react-pdf/renderer';
import { ReportDocument } from '@/components/report-pdf';
import type { RenderJob } from './render-job';

/** Turns a job into the bytes of its document. Fonts must be registered before. */
export async function renderJob(job: RenderJob): Promise<Uint8Array> {
  return new Uint8Array(await renderToBuffer(<ReportDocument result={job.result} about={job.about} />));
}
