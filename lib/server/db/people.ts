import { newId } from '@/lib/server/ids';
import { db } from './client';
import { erase } from './erase';
import { withVersions } from './uploads';

export interface Removed {
  /** The records of a person: one for each upload or kept address, with what its owner may see. */
  receipts: string[];
  emails: number;
  analyses: number;
  uploads: number;
}

/**
 * The uploads of everyone who left this email in their own browser, and those of browsers grouped under it. An unproven email finds
 * nothing: whoever wrote it on somebody's report need not be that person.
 */
export async function findUploadsOfEmail(email: string): Promise<string[]> {
  const emailSearch = email.trim().toLowerCase();
  const rows = await db().upload.findMany({
    where: { OR: [{ personKey: emailSearch }, { analyses: { some: { lead: { emailSearch, proven: true } } } }] },
    select: { id: true },
  });
  return rows.map((row) => row.id);
}

/** Everything uploaded in one browser. */
export async function findUploadsOfOwner(ownerHash: string): Promise<string[]> {
  const rows = await db().upload.findMany({ where: { ownerHash }, select: { id: true } });
  return rows.map((row) => row.id);
}

/** These uploads and the versions that belong to them, each once, oldest first. */
export async function findVersionsOf(uploadIds: readonly string[]): Promise<string[]> {
  const given = await db().upload.findMany({ where: { id: { in: [...uploadIds] } }, select: { id: true, originalId: true } });
  const rows = await db().upload.findMany({
    where: withVersions(given.map(({ id, originalId }) => originalId ?? id)),
    select: { id: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map((row) => row.id);
}

/** Everything stored beside the file, text and originals of one upload, for the person it is about. */
export const findHeldUpload = (id: string) =>
  db().upload.findUnique({
    where: { id },
    select: {
      id: true,
      createdAt: true,
      filename: true,
      fileType: true,
      contentLength: true,
      pages: true,
      analyses: {
        select: {
          id: true,
          createdAt: true,
          status: true,
          options: true,
          result: true,
          corrections: true,
          statement: true,
          adverts: { omit: { analysisId: true }, orderBy: { createdAt: 'asc' } },
          lead: { omit: { id: true, emailSearch: true } },
          // The exact texts that were sent to Claude.
          sent: { select: { createdAt: true, purpose: true, text: true }, orderBy: { createdAt: 'asc' } },
        },
      },
    },
  });

/** Addresses that a consent kept after the purge deleted their report. */
export async function findKeptLeadsOfEmail(email: string): Promise<string[]> {
  const rows = await db().lead.findMany({ where: { emailSearch: email.trim().toLowerCase(), analysisId: null }, select: { id: true } });
  return rows.map((row) => row.id);
}

/** The uploads in the same row of the overview as this one. */
export async function findUploadsBeside(uploadId: string): Promise<string[]> {
  const upload = await db().upload.findUnique({ where: { id: uploadId }, select: { personKey: true } });
  if (!upload) return [];
  const rows = await db().upload.findMany({ where: { OR: [{ id: uploadId }, { personKey: upload.personKey }] }, select: { id: true } });
  return rows.map((row) => row.id);
}

/**
 * Deletes uploads with their improved versions, files, texts, originals, analyses and emails (foreign keys cascade), and kept
 * addresses. All or nothing, with a receipt for each in the same transaction.
 */
export async function deletePeople(
  { uploadIds, leadIds }: { uploadIds: string[]; leadIds: string[] },
  askedBy: 'owner' | 'staff',
): Promise<Removed> {
  return erase(async (queries) => {
    const receipts: string[] = [];
    let emails = 0;
    let analyses = 0;
    let uploads = 0;
    const note = async (kind: 'upload' | 'lead', recordId: string, counts: { analyses: number; emails: number }) => {
      const id = newId();
      await queries.deletion.create({ data: { id, kind, recordId, askedBy, ...counts } });
      receipts.push(id);
      emails += counts.emails;
      analyses += counts.analyses;
    };
    for (const uploadId of uploadIds) {
      const found = await queries.upload.findUnique({ where: { id: uploadId }, select: { originalId: true } });
      if (!found) continue;
      const originalId = found.originalId ?? uploadId;
      const upload = withVersions([originalId]);
      const counts = {
        analyses: await queries.analysis.count({ where: { upload } }),
        emails: await queries.lead.count({ where: { analysis: { upload } } }),
      };
      const { count } = await queries.upload.deleteMany({ where: upload });
      // Somebody else has deleted it a moment ago and has the receipt.
      if (count === 0) continue;
      uploads += count;
      await note('upload', originalId, counts);
    }
    for (const id of leadIds) {
      const { count } = await queries.lead.deleteMany({ where: { id } });
      if (count) await note('lead', id, { analyses: 0, emails: 1 });
    }
    return { receipts, emails, analyses, uploads };
  });
}
