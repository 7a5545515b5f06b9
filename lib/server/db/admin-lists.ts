import { Prisma } from '@/lib/generated/sqlite/client';
import type { CvAnalysis, CvUpload, LeadEmail } from '@/lib/shared/admin';
import { flag, number, queryTuples, text, textOrNull, utcTime } from './json-rows';
import type { KeysetList } from './keyset';
import { storedOptions } from './stored-kinds';

/** The three lists of the admin area, without the bundled sample's records. */

export const fileUrl = (uploadId: string): string => `/api/admin/uploads/${uploadId}/file`;
export const reportUrl = (analysisId: string): string => `/api/admin/analyses/${analysisId}/report.pdf`;

const leadColumns = Prisma.sql`"id", "email", "analysisId", "createdAt", "marketingConsent", "consentAt", "consentWording", "proven"`;

export const leadEmails: KeysetList<LeadEmail> = {
  table: 'Lead',
  where: Prisma.sql`"sample" = false`,
  searchColumn: 'emailSearch',
  sorts: {
    createdAt: { column: 'createdAt', kind: 'date', valueOf: (row) => new Date(row.createdAt) },
    email: { column: 'emailSearch', kind: 'text', valueOf: (row) => row.email.toLowerCase() },
  },
  read: async (stretch) => {
    const rows = await queryTuples('Lead', leadColumns, stretch);
    return rows.map(([id, email, analysisId, createdAt, marketingConsent, consentAt, consentWording, proven]) => ({
      id: text(id),
      email: text(email),
      proven: flag(proven),
      analysisId: textOrNull(analysisId),
      createdAt: utcTime(createdAt),
      marketingConsent: flag(marketingConsent),
      consentAt: consentAt === null ? null : utcTime(consentAt),
      consentWording: textOrNull(consentWording),
    }));
  },
};

const uploadColumns = Prisma.sql`"id", "filename", "fileType", "contentLength", "createdAt",
  EXISTS (SELECT 1 FROM "UploadFile" WHERE "uploadId" = "Upload"."id")`;

export const cvUploads: KeysetList<CvUpload> = {
  table: 'Upload',
  where: Prisma.sql`"sample" = false`,
  searchColumn: 'filenameSearch',
  sorts: {
    uploadedAt: { column: 'createdAt', kind: 'date', valueOf: (row) => new Date(row.uploadedAt) },
    filename: { column: 'filenameSearch', kind: 'text', valueOf: (row) => row.filename.toLowerCase() },
    contentLength: { column: 'contentLength', kind: 'number', valueOf: (row) => row.contentLength },
  },
  read: async (stretch) => {
    const rows = await queryTuples('Upload', uploadColumns, stretch);
    return rows.map(([id, filename, fileType, contentLength, uploadedAt, hasFile]) => ({
      id: text(id),
      filename: text(filename),
      fileType: text(fileType),
      contentLength: number(contentLength),
      uploadedAt: utcTime(uploadedAt),
      hasFileBuffer: flag(hasFile),
      downloadUrl: flag(hasFile) ? fileUrl(text(id)) : null,
    }));
  },
};

const analysisColumns = Prisma.sql`"id", "score", "summary", "createdAt", "uploadId", "options", "engine",
  EXISTS (SELECT 1 FROM "UploadFile" WHERE "UploadFile"."uploadId" = "Analysis"."uploadId"),
  (SELECT SUM("inputTokens" + "outputTokens" + "cacheReadTokens" + "cacheWriteTokens") FROM "ClaudeCall" WHERE "analysisId" = "Analysis"."id")`;

export const cvAnalyses: KeysetList<CvAnalysis> = {
  table: 'Analysis',
  where: Prisma.sql`"sample" = false AND "status" = 'ready'`,
  searchColumn: 'summarySearch',
  sorts: {
    createdAt: { column: 'createdAt', kind: 'date', valueOf: (row) => new Date(row.createdAt) },
    score: { column: 'score', kind: 'number', valueOf: (row) => row.score },
  },
  read: async (stretch) => {
    const rows = await queryTuples('Analysis', analysisColumns, stretch);
    return rows.map(([id, score, summary, createdAt, cvUploadId, options, engine, hasFile, claudeTokens]) => ({
      id: text(id),
      score: number(score ?? 0),
      summary: text(summary ?? ''),
      createdAt: utcTime(createdAt),
      cvUploadId: text(cvUploadId),
      options: storedOptions.read(text(options)),
      cvDownloadUrl: flag(hasFile) ? fileUrl(text(cvUploadId)) : null,
      reportUrl: reportUrl(text(id)),
      engine: text(engine ?? 'built-in'),
      claudeTokens: claudeTokens === null ? null : number(claudeTokens),
    }));
  },
};
