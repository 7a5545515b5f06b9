import { AppError } from '@/lib/shared/errors';
import { findAnalysis, type AnalysisRecord } from '@/lib/server/db/analyses';
import { findUpload, type UploadRecord } from '@/lib/server/db/uploads';
import { demoId } from '../analyses/demo';

/**
 * Throws ANALYSIS_NOT_FOUND for an unknown id, NOT_OWNER in any browser but the uploader's, and DEMO_READ_ONLY for the demo, which has
 * no owner.
 */
export async function requireOwnAnalysis(id: string, owner: string | null): Promise<AnalysisRecord> {
  if (id === demoId) throw new AppError('analysis/DEMO_READ_ONLY');
  const analysis = await findAnalysis(id);
  if (!analysis) throw new AppError('analysis/ANALYSIS_NOT_FOUND');
  if (analysis.ownerHash !== owner) throw new AppError('owner/NOT_OWNER');
  return analysis;
}

/** The upload that an improved version of the owner's analysis belongs to. Throws as `requireOwnAnalysis` does. */
export async function findOriginal(analysisId: string, owner: string | null): Promise<string> {
  const { uploadId } = await requireOwnAnalysis(analysisId, owner);
  const upload = await findUpload(uploadId);
  return upload?.originalId ?? uploadId;
}

export async function requireOwnUpload(id: string, owner: string | null): Promise<UploadRecord> {
  if (id === demoId) throw new AppError('analysis/DEMO_READ_ONLY');
  const upload = await findUpload(id);
  if (!upload) throw new AppError('analysis/CV_UPLOAD_NOT_FOUND');
  if (upload.ownerHash !== owner) throw new AppError('owner/NOT_OWNER');
  return upload;
}
