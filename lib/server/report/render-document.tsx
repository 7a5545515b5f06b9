import { renderToBuffer } from '@react-pdf/renderer';
import { ReportDocument } from '@/components/report-pdf';
import { cvPdf } from '@/lib/server/export/cv-pdf';
import type { RenderInput } from '@/lib/server/workers/job-kinds';

/** The bytes of a document's PDF. Fonts must be registered before. */
export const renderDocument = async (input: RenderInput): Promise<Uint8Array> =>
  input.document === 'report'
    ? new Uint8Array(await renderToBuffer(<ReportDocument result={input.result} about={input.about} />))
    : cvPdf(input.improved);
