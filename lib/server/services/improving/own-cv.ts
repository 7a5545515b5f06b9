import type { Cv, Piece } from '@/lib/cv/cv';
import { filenameFacts, type FilenameFacts } from '@/lib/cv/redact/filename-facts';
import type { OwnerDetails } from '@/lib/cv/project/json-resume';
import { parse } from '@/lib/cv/parse';
import type { RedactedDocument, RedactedText } from '@/lib/cv/document/redacted-document';
import { restore } from '@/lib/cv/document/restore';
import { sectionNames, type SectionName } from '@/lib/rewrite/section-names';
import { sectionText } from '@/lib/rewrite/editor-text/write';
import { AppError } from '@/lib/shared/errors';
import type { AnalysisResult } from '@/lib/shared/result';
import { findDocument, findUpload, readSecrets } from '@/lib/server/db/uploads';
import { demoAnalysis, demoContact, demoDocument, demoFilename, demoId, demoOrigins } from '../analyses/demo';
import { requireOwnAnalysis } from '../ownership/ownership';
import { today } from '../analyses/today';

/** A CV with everything that belongs to its owner alone: what editors, suggestions and exports work on. */
export interface OwnCv {
  cv: Cv<RedactedText>;
  document: RedactedDocument;
  own: OwnerDetails;
  filename: FilenameFacts;
  originalFilename: string;
  result: AnalysisResult;
}

/** Throws ANALYSIS_NOT_FOUND, and NOT_OWNER in another browser than the uploader's. The sample belongs to everybody. */
export async function readOwnCv(analysisId: string, owner: string | null): Promise<OwnCv> {
  if (analysisId === demoId) return readDemo();
  const { uploadId, result } = await requireOwnAnalysis(analysisId, owner);
  const [upload, document, own] = await Promise.all([findUpload(uploadId), findDocument(uploadId), readSecrets(uploadId)]);
  if (!upload || !document || !own || !result) throw new AppError('analysis/ANALYSIS_NOT_FOUND');
  return {
    cv: parse(document, today()),
    document,
    own,
    filename: filenameFacts(upload.filename, own.contact),
    originalFilename: upload.filename,
    result,
  };
}

async function readDemo(): Promise<OwnCv> {
  const [document, origins, { result }] = await Promise.all([demoDocument(), demoOrigins(), demoAnalysis()]);
  const own: OwnerDetails = { contact: demoContact, origins };
  return {
    cv: parse(document, today()),
    document,
    own,
    filename: filenameFacts(demoFilename, demoContact),
    originalFilename: demoFilename,
    result,
  };
}

/** For calls that change or make something: the sample can only be read and exported. */
export function refuseDemo(analysisId: string): void {
  if (analysisId === demoId) throw new AppError('analysis/DEMO_READ_ONLY');
}

/** The editable parts in the owner's own words, whole. */
export function ownSections({ cv, own }: Pick<OwnCv, 'cv' | 'own'>): Record<SectionName, string> {
  const isTouched = ({ start, end }: Piece): boolean => own.origins.some((origin) => origin.start < end && origin.end > start);
  const say = (piece: Piece): string => (isTouched(piece) ? restore(cv.text, own.origins, piece).replace(/\s+/g, ' ').trim() : piece.text);
  const [summary, work, skills, education, structure] = sectionNames;
  return {
    [summary]: sectionText(cv, summary, say),
    [work]: sectionText(cv, work, say),
    [skills]: sectionText(cv, skills, say),
    [education]: sectionText(cv, education, say),
    [structure]: sectionText(cv, structure, say),
  };
}

/** Puts the owner's words back into text made from the redacted CV: equal details carry equal placeholders. */
export function ownWordsIn({ cv, own }: Pick<OwnCv, 'cv' | 'own'>): (text: string) => string {
  const byToken = new Map(own.origins.map(({ start, end, original }) => [cv.text.slice(start, end), original.replace(/\s+/g, ' ')]));
  return (text) => text.replace(/\[[A-Z_]{3,20}(?:_\d{1,3})?(?: \w{1,20})?\]/g, (token) => byToken.get(token) ?? token);
}

const otherNames: ReadonlyMap<string, SectionName> = new Map([
  ['summary', 'Professional Summary'],
  ['profile', 'Professional Summary'],
  ['personal statement', 'Professional Summary'],
  ['experience', 'Work Experience'],
  ['skills', 'Skills Section'],
  ['skills & expertise', 'Skills Section'],
  ['education & qualifications', 'Education'],
  ['structure & formatting', 'Structure'],
]);

/** A part by its own name or by the title a screen gives it; throws INVALID_REQUEST for anything else. */
export function sectionNamed(name: string): SectionName {
  const wanted = name.trim().toLowerCase();
  const found = sectionNames.find((known) => known.toLowerCase() === wanted) ?? otherNames.get(wanted);
  if (!found) throw new AppError('request/INVALID_REQUEST');
  return found;
}
