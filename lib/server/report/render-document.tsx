import { renderToBuffer } from '@react-pdf/renderer';
import { ReportDocument } from '@/components/report-pdf';
import { CvDocument } from '@/lib/server/export/cv-document';
import type { RenderInput } from '@/lib/server/workers/job-kinds';

const elementFor = (input: RenderInput) =>
  input.document === 'report' ? <ReportDocument result={input.result} about={input.about} /> : <CvDocument improved={input.improved} />;

/** The bytes of a document's PDF. Fonts must be registered before. */
export const renderDocument = async (input: RenderInput): Promise<Uint8Array> => new Uint8Array(await renderToBuffer(elementFor(input)));
