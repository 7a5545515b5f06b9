import { POST as postAnalyse } from '@/app/api/cv/analyse/route';
import { POST as postUpload } from '@/app/api/cv/upload/route';
import { call, cookieOf, formWith } from './call';
import { docxCv } from './cv-files';

/** The invented ward sister, uploaded and analysed: her analysis and the cookie of her browser. */
export async function analysedCv(
  bytes?: Uint8Array,
  filename = 'Priya-Ramsbottom-CV.docx',
): Promise<{ analysisId: string; cookie: string }> {
  const upload = await call(postUpload, { method: 'POST', form: formWith(bytes ?? (await docxCv()), filename) });
  const { id: cvUploadId } = await upload.json();
  const analysis = await call(postAnalyse, { method: 'POST', json: { cvUploadId, options: {} } });
  const { id: analysisId } = await analysis.json();
  return { analysisId, cookie: cookieOf(upload) };
}
