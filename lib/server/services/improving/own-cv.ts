import { AppError } from '@/lib/shared/errors';
import type { AnalysisResult } from '@/lib/shared/result';
import { readStoredCv } from '@/lib/server/db/uploads';
import type { StoredCv } from '@/lib/server/jobs/stored-cv';
import { demoAnalysis, demoCv, demoId } from '../analyses/demo';
import { requireOwnAnalysis } from '../ownership/ownership';

/** Throws ANALYSIS_NOT_FOUND, and NOT_OWNER in another browser than the uploader's. The sample belongs to everybody. */
export async function findOwnCv(analysisId: string, owner: string | null): Promise<{ cv: StoredCv; result: AnalysisResult }> {
  if (analysisId === demoId) return { cv: await demoCv(), result: (await demoAnalysis()).result };
  const { uploadId, result, corrections } = await requireOwnAnalysis(analysisId, owner);
  const cv = await readStoredCv(uploadId, { corrections });
  if (!cv || !result) throw new AppError('analysis/ANALYSIS_NOT_FOUND');
  return { cv, result };
}

/** For calls that change or make something: the sample can only be read and exported. */
export function refuseDemo(analysisId: string): void {
  if (analysisId === demoId) throw new AppError('analysis/DEMO_READ_ONLY');
}
