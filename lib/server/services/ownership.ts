import { AppError } from '@/lib/shared/errors';
import { findAnalysis, type AnalysisRecord } from '@/lib/server/db/analyses';
import { findUpload, type UploadRecord } from '@/lib/server/db/uploads';

/** Throws ANALYSIS_NOT_FOUND for an unknown id and NOT_OWNER in another browser than the uploader's. */
export async function requireOwnAnalysis(id: string, owner: string | null): Promise<AnalysisRecord> {
  const analysis = await findAnalysis(id);
  if (!analysis) throw new AppError('analysis/ANALYSIS_NOT_FOUND');
  if (analysis.ownerHash !== owner) throw new AppError('owner/NOT_OWNER');
  return analysis;
}

export async function requireOwnUpload(id: string, owner: string | null): Promise<UploadRecord> {
  const upload = await findUpload(id);
  if (!upload) throw new AppError('analysis/CV_UPLOAD_NOT_FOUND');
  if (upload.ownerHash !== owner) throw new AppError('owner/NOT_OWNER');
  return upload;
}
