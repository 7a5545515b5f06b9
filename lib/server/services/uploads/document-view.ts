import { AppError } from '@/lib/shared/errors';
import { findAnalysis } from '@/lib/server/db/analyses';
import { readFile, readStoredCv } from '@/lib/server/db/uploads';
import { runJob, type Caller } from '@/lib/server/workers/pool';
import { demoCv, demoId } from '../analyses/demo';
import { requireOwnAnalysis, requireOwnUpload } from '../ownership/ownership';
import { readSample } from './sample';
import { today } from '../analyses/today';

const notFound = () => new AppError('analysis/ANALYSIS_NOT_FOUND');

/** JSON of where every word is on its page, in the owner's words. Throws ANALYSIS_NOT_FOUND, NOT_OWNER. The sample is open to everybody. */
export async function readDocumentView(analysisId: string, owner: string | null, caller: Caller): Promise<Uint8Array> {
  if (analysisId === demoId) return runJob('view', { cv: await demoCv(), uploadId: demoId }, caller);
  const { uploadId } = await requireOwnAnalysis(analysisId, owner);
  const cv = await readStoredCv(uploadId);
  if (!cv) throw notFound();
  return runJob('view', { cv, uploadId }, caller);
}

/** JSON of the parsed fields: with the owner's words for the owner, with placeholders for everybody else who has the link. */
export async function readParsedFields(analysisId: string, owner: string | null, caller: Caller): Promise<Uint8Array> {
  if (analysisId === demoId) return runJob('fields', { cv: await demoCv(), today: today() }, caller);
  const analysis = await findAnalysis(analysisId);
  if (!analysis) throw notFound();
  const cv = await readStoredCv(analysis.uploadId, { withSecrets: analysis.ownerHash === owner, corrections: analysis.corrections });
  if (!cv) throw notFound();
  return runJob('fields', { cv, today: today() }, caller);
}

/** A page of the uploaded PDF as a PNG. Throws CV_UPLOAD_NOT_FOUND, NOT_OWNER, and NOT_FOUND where there is no such page. */
export async function drawUploadedPage(uploadId: string, page: number, owner: string | null, caller: Caller): Promise<Uint8Array> {
  if (uploadId === demoId) return runJob('drawPage', { bytes: await readSample(), page }, caller);
  const upload = await requireOwnUpload(uploadId, owner);
  if (upload.fileType !== 'pdf' || page > upload.pages) throw new AppError('request/NOT_FOUND');
  const bytes = await readFile(upload.id);
  if (!bytes) throw new AppError('analysis/CV_UPLOAD_NOT_FOUND');
  return runJob('drawPage', { bytes, page }, caller);
}
