import { exportPdf } from '@/lib/server/export/export-pdf';
import type { ExportFormat } from '@/lib/server/jobs/export-cv';
import { runJob, type Caller } from '@/lib/server/workers/pool';
import { findOwnCv } from './own-cv';
import { today } from '../analyses/today';

interface CvFile {
  bytes: Uint8Array<ArrayBuffer>;
  filename: string;
  contentType: string;
  /** Kinds of details that the file leaves out: 'date of birth'. */
  leftOut: string[];
}

const contentTypes: Record<ExportFormat, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
};

/**
 * The CV in the clean layout with the edited parts in place and the owner's words put back.
 * @throws AppError export/UNFILLED_SLOTS, export/UNSUPPORTED_LETTERS, owner/NOT_OWNER, analysis/ANALYSIS_NOT_FOUND, request/INVALID_REQUEST
 */
export async function exportOwnCv(
  analysisId: string,
  owner: string | null,
  format: ExportFormat,
  sections: Readonly<Record<string, string>>,
  caller: Caller,
): Promise<CvFile> {
  const { cv } = await findOwnCv(analysisId, owner);
  const { filename, made, leftOut } = await runJob('export', { cv, today: today(), format, sections }, caller);
  const bytes = made instanceof Uint8Array ? made : await exportPdf(made, caller);
  return { bytes: new Uint8Array(bytes), filename, contentType: contentTypes[format], leftOut };
}
