import { db } from './client';

export interface Removed {
  emails: number;
  analyses: number;
  uploadIds: string[];
}

/** The uploads of everyone who left this email, and of the browser rows that were put under it. */
export async function findUploadsOfEmail(email: string): Promise<string[]> {
  const emailSearch = email.trim().toLowerCase();
  const rows = await db().upload.findMany({
    where: { OR: [{ personKey: emailSearch }, { analyses: { some: { lead: { emailSearch } } } }] },
    select: { id: true },
  });
  return rows.map((row) => row.id);
}

/** The uploads that stand in one row of the overview with this one. */
export async function findUploadsBeside(uploadId: string): Promise<string[]> {
  const upload = await db().upload.findUnique({ where: { id: uploadId }, select: { personKey: true } });
  if (!upload) return [];
  const rows = await db().upload.findMany({ where: { OR: [{ id: uploadId }, { personKey: upload.personKey }] }, select: { id: true } });
  return rows.map((row) => row.id);
}

/** Removes uploads with file, text, originals, analyses and emails, all or none; the database cascades. */
export async function deleteUploads(uploadIds: string[]): Promise<Removed> {
  const ofThese = { uploadId: { in: uploadIds } };
  const [emails, analyses] = await db().$transaction([
    db().lead.count({ where: { analysis: ofThese } }),
    db().analysis.count({ where: ofThese }),
    db().upload.deleteMany({ where: { id: { in: uploadIds } } }),
  ]);
  return { emails, analyses, uploadIds };
}
