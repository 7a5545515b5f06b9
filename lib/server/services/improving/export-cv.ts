import { exportPdf } from '@/lib/server/export/export-pdf';
import type { ExportFormat } from '@/lib/server/jobs/export-cv';
import { runJob, type Caller } from '@/lib/server/workers/pool';
import { isAppError } from '@/lib/shared/errors';
import type { ExportPages } from '@/lib/shared/export-changes';
import { limits } from '@/lib/shared/limits';
import { findOwnCv } from './own-cv';
import { today } from '../analyses/today';

interface CvFile {
  bytes: Uint8Array<ArrayBuffer>;
  filename: string;
  contentType: string;
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
  const { filename, made } = await runJob('export', { cv, today: today(), format, sections }, caller);
  const bytes = made instanceof Uint8Array ? made : await exportPdf(made, caller);
  return { bytes: new Uint8Array(bytes), filename, contentType: contentTypes[format] };
}

/** JSON of what an export of these parts would do to the CV. Throws as `exportOwnCv` does, but not for open slots: it names them. */
export async function readExportChanges(
  analysisId: string,
  owner: string | null,
  sections: Readonly<Record<string, string>>,
  caller: Caller,
): Promise<Uint8Array> {
  const { cv } = await findOwnCv(analysisId, owner);
  return runJob('exportChanges', { cv, today: today(), sections }, caller);
}

/** The first pages of the PDF that `exportOwnCv` makes, as pictures. Throws as `exportOwnCv` does. */
export async function drawExportPages(
  analysisId: string,
  owner: string | null,
  sections: Readonly<Record<string, string>>,
  caller: Caller,
): Promise<ExportPages> {
  const { bytes } = await exportOwnCv(analysisId, owner, 'pdf', sections, caller);
  const pages: string[] = [];
  while (pages.length < limits.previewPages) {
    const image = await drawnPage(bytes, pages.length + 1, caller);
    if (!image) return { pages, isWhole: true };
    pages.push(Buffer.from(image).toString('base64'));
  }
  return { pages, isWhole: (await drawnPage(bytes, pages.length + 1, caller)) === null };
}

/** null where the file has no such page. */
async function drawnPage(bytes: Uint8Array, page: number, caller: Caller): Promise<Uint8Array | null> {
  try {
    return await runJob('drawPage', { bytes, page }, caller);
  } catch (error) {
    if (isAppError(error) && error.id === 'request/NOT_FOUND') return null;
    throw error;
  }
}
