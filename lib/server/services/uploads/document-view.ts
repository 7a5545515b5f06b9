import { unredactedRuns } from '@/lib/cv/redact/unredacted-runs';
import { parse } from '@/lib/cv/parse';
import { parsedFields } from '@/lib/cv/project/parsed-fields';
import type { PlaceholderOrigin, RedactedDocument } from '@/lib/cv/document/redacted-document';
import { AppError } from '@/lib/shared/errors';
import type { DocumentView, ParsedFields } from '@/lib/shared/document-view';
import { findAnalysis } from '@/lib/server/db/analyses';
import { findDocument, readFile, readSecrets } from '@/lib/server/db/uploads';
import { demoDocument, demoId, demoOrigins } from '../analyses/demo';
import { withCorrections } from '../analyses/with-corrections';
import { requireOwnAnalysis, requireOwnUpload } from '../ownership/ownership';
import { drawCvPage } from '@/lib/server/workers/pool';
import { readSample } from './sample';
import { today } from '../analyses/today';

const notFound = () => new AppError('analysis/ANALYSIS_NOT_FOUND');

/** Where every word stands, in the owner's words. Throws ANALYSIS_NOT_FOUND, NOT_OWNER. The sample belongs to everybody. */
export async function readDocumentView(analysisId: string, owner: string | null): Promise<DocumentView> {
  if (analysisId === demoId) return viewOf(demoId, await demoDocument(), await demoOrigins());
  const { uploadId } = await requireOwnAnalysis(analysisId, owner);
  const [document, secrets] = await Promise.all([findDocument(uploadId), readSecrets(uploadId)]);
  if (!document || !secrets) throw notFound();
  return viewOf(uploadId, document, secrets.origins);
}

const viewOf = (uploadId: string, document: RedactedDocument, origins: readonly PlaceholderOrigin[]): DocumentView => ({
  kind: document.kind,
  uploadId,
  pages: document.kind === 'pdf' ? document.pages.map(({ number, width, height }) => ({ number, width, height })) : [],
  lines: document.lines.map(({ page, region, bullet, headingLevel, cell, items }) => ({
    page,
    region,
    ...(bullet === undefined ? {} : { bullet }),
    ...(headingLevel === undefined ? {} : { headingLevel }),
    ...(cell === undefined ? {} : { cell }),
    items: items.map((item) => ({
      box: item.box,
      bold: item.bold,
      italic: item.italic,
      runs: unredactedRuns(document.text, origins, item),
    })),
  })),
});

/** What was read into which field: the owner's own words for the owner, placeholders for whoever else holds the link. */
export async function readParsedFields(analysisId: string, owner: string | null): Promise<ParsedFields> {
  if (analysisId === demoId) return parsedFields(parse(await demoDocument(), today()), await demoOrigins());
  const analysis = await findAnalysis(analysisId);
  if (!analysis) throw notFound();
  const isOwner = analysis.ownerHash === owner;
  const [document, secrets] = await Promise.all([findDocument(analysis.uploadId), isOwner ? readSecrets(analysis.uploadId) : null]);
  if (!document) throw notFound();
  return parsedFields(parse(withCorrections(document, analysis.corrections), today()), secrets?.origins);
}

/** A page of the uploaded PDF as a PNG. Throws CV_UPLOAD_NOT_FOUND, NOT_OWNER, and NOT_FOUND where there is no such page. */
export async function drawUploadedPage(uploadId: string, page: number, owner: string | null, signal: AbortSignal): Promise<Uint8Array> {
  if (uploadId === demoId) return drawCvPage(await readSample(), page, signal);
  const upload = await requireOwnUpload(uploadId, owner);
  if (upload.fileType !== 'pdf' || page > upload.pages) throw new AppError('request/NOT_FOUND');
  const bytes = await readFile(upload.id);
  if (!bytes) throw new AppError('analysis/CV_UPLOAD_NOT_FOUND');
  return drawCvPage(bytes, page, signal);
}
