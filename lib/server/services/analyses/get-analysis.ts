import type { RedactedText } from '@/lib/cv/document/redacted-document';
import { AppError } from '@/lib/shared/errors';
import type { AnalysisResult } from '@/lib/shared/result';
import { findAnalysis } from '@/lib/server/db/analyses';
import { findDocument } from '@/lib/server/db/uploads';
import { demoAnalysis, demoId } from './demo';

export type AnalysisAnswer =
  | { status: 'processing'; id: string }
  | {
      status: 'ready';
      id: string;
      uploadId: string;
      owner: boolean;
      cvText: RedactedText;
      result: AnalysisResult & { emailAddress?: string };
    };

/** 'j•••@example.com' says to its owner which address it was; to others only that the report is unlocked, since a domain can be a name. */
function maskEmail(email: string, isOwner: boolean): string {
  const at = email.lastIndexOf('@');
  return isOwner ? `${email.slice(0, 1)}•••${email.slice(at)}` : '•••';
}

/** Throws ANALYSIS_NOT_FOUND, or the error that the analysis ended with. */
export async function getAnalysis(id: string, owner: string | null): Promise<AnalysisAnswer> {
  if (id === demoId) return { status: 'ready', id, uploadId: demoId, owner: false, ...(await demoAnalysis()) };
  const analysis = await findAnalysis(id);
  if (!analysis) throw new AppError('analysis/ANALYSIS_NOT_FOUND');
  if (analysis.status === 'processing') return { status: 'processing', id };
  if (analysis.status === 'failed' || !analysis.result) throw new AppError(analysis.errorId ?? 'analysis/ANALYSIS_FAILED');
  const document = await findDocument(analysis.uploadId);
  if (!document) throw new AppError('analysis/ANALYSIS_NOT_FOUND');
  const isOwner = analysis.ownerHash === owner;
  const unlocked = analysis.leadEmail ? { emailAddress: maskEmail(analysis.leadEmail, isOwner) } : {};
  return {
    status: 'ready',
    id,
    uploadId: analysis.uploadId,
    owner: isOwner,
    cvText: document.text,
    result: { ...analysis.result, ...unlocked },
  };
}
