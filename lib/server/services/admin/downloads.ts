import { AppError } from '@/lib/shared/errors';
import { reportFilename } from '@/lib/report/format';
import { readAnalysis } from '@/lib/report/read-analysis';
import { findAnalysis } from '@/lib/server/db/analyses';
import { recordEvent } from '@/lib/server/db/audit-events';
import { findUpload, readFile } from '@/lib/server/db/uploads';
import { env } from '@/lib/server/env';
import { renderReport } from '@/lib/server/report/render-report';
import { today } from '../analyses/today';

const contentTypes: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The CV as it was handed in; throws CV_UPLOAD_NOT_FOUND. */
export async function downloadFile(
  uploadId: string,
  adminId: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; filename: string; contentType: string }> {
  const [upload, bytes] = await Promise.all([findUpload(uploadId), readFile(uploadId)]);
  if (!upload || !bytes) throw new AppError('analysis/CV_UPLOAD_NOT_FOUND');
  await recordEvent('file-downloaded', adminId, uploadId);
  return {
    bytes: new Uint8Array(bytes),
    filename: upload.filename,
    contentType: contentTypes[upload.fileType] ?? 'application/octet-stream',
  };
}

/** The visitor's report, made here; throws ANALYSIS_NOT_FOUND. */
export async function downloadReport(analysisId: string, adminId: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; filename: string }> {
  const analysis = await findAnalysis(analysisId);
  const reading = readAnalysis(analysis?.result);
  if (!analysis || reading.kind !== 'read') throw new AppError('analysis/ANALYSIS_NOT_FOUND');
  const { PRODUCT_NAME, UNSOURCED_CLAIMS } = env();
  const about = { productName: PRODUCT_NAME, date: analysis.createdAt.toISOString(), claims: UNSOURCED_CLAIMS };
  const bytes = await renderReport(reading.result, about);
  await recordEvent('report-downloaded', adminId, analysisId);
  return { bytes: new Uint8Array(bytes), filename: reportFilename(today()) };
}
