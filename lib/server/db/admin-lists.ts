import { Prisma } from '@/lib/generated/sqlite/client';
import { analysisOptionsSchema } from '@/lib/shared/result';
import type { CvAnalysis, CvUpload, LeadEmail } from '@/lib/shared/admin';
import { db } from './client';
import type { KeysetList } from './keyset';

/** The three lists of the admin area. The bundled sample's records belong to none of them. */

export const fileUrl = (uploadId: string): string => `/api/admin/uploads/${uploadId}/file`;
export const reportUrl = (analysisId: string): string => `/api/admin/analyses/${analysisId}/report.pdf`;

const dateOf = (row: { at: Date }): Date => row.at;

/** A row as it is answered, and beside it what it is sorted by. */
export interface Listed<Wire> {
  id: string;
  at: Date;
  text: string;
  number: number;
  wire: Wire;
}

export const leadEmails: KeysetList<Listed<LeadEmail>> = {
  table: 'Lead',
  where: Prisma.sql`"sample" = false`,
  searchColumn: 'emailSearch',
  sorts: {
    createdAt: { column: 'createdAt', kind: 'date', valueOf: dateOf },
    email: { column: 'emailSearch', kind: 'text', valueOf: (row) => row.text },
  },
  read: async (ids) => {
    const rows = await db().lead.findMany({ where: { id: { in: ids } } });
    return rows.map(({ id, email, emailSearch, analysisId, createdAt, marketingConsent, consentAt, consentWording }) => ({
      id,
      at: createdAt,
      text: emailSearch,
      number: 0,
      wire: {
        id,
        email,
        analysisId,
        createdAt: createdAt.toISOString(),
        marketingConsent,
        consentAt: consentAt?.toISOString() ?? null,
        consentWording,
      },
    }));
  },
};

export const cvUploads: KeysetList<Listed<CvUpload>> = {
  table: 'Upload',
  where: Prisma.sql`"sample" = false`,
  searchColumn: 'filenameSearch',
  sorts: {
    uploadedAt: { column: 'createdAt', kind: 'date', valueOf: dateOf },
    filename: { column: 'filenameSearch', kind: 'text', valueOf: (row) => row.text },
    contentLength: { column: 'contentLength', kind: 'number', valueOf: (row) => row.number },
  },
  read: async (ids) => {
    const rows = await db().upload.findMany({
      where: { id: { in: ids } },
      select: {
        id: true,
        filename: true,
        filenameSearch: true,
        fileType: true,
        contentLength: true,
        createdAt: true,
        file: { select: { uploadId: true } },
      },
    });
    return rows.map(({ id, filename, filenameSearch, fileType, contentLength, createdAt, file }) => ({
      id,
      at: createdAt,
      text: filenameSearch,
      number: contentLength,
      wire: {
        id,
        filename,
        fileType,
        contentLength,
        uploadedAt: createdAt.toISOString(),
        hasFileBuffer: file !== null,
        downloadUrl: file ? fileUrl(id) : null,
      },
    }));
  },
};

export const cvAnalyses: KeysetList<Listed<CvAnalysis>> = {
  table: 'Analysis',
  where: Prisma.sql`"sample" = false AND "status" = 'ready'`,
  searchColumn: 'summarySearch',
  sorts: {
    createdAt: { column: 'createdAt', kind: 'date', valueOf: dateOf },
    score: { column: 'score', kind: 'number', valueOf: (row) => row.number },
  },
  read: async (ids) => {
    const rows = await db().analysis.findMany({
      where: { id: { in: ids } },
      select: {
        id: true,
        score: true,
        summary: true,
        createdAt: true,
        uploadId: true,
        options: true,
        engine: true,
        upload: { select: { file: { select: { uploadId: true } } } },
      },
    });
    return rows.map(({ id, score, summary, createdAt, uploadId, options, engine, upload }) => ({
      id,
      at: createdAt,
      text: '',
      number: score ?? 0,
      wire: {
        id,
        score: score ?? 0,
        summary: summary ?? '',
        createdAt: createdAt.toISOString(),
        cvUploadId: uploadId,
        options: analysisOptionsSchema.parse(JSON.parse(options)),
        cvDownloadUrl: upload.file ? fileUrl(uploadId) : null,
        reportUrl: reportUrl(id),
        engine: engine ?? 'built-in',
      },
    }));
  },
};
