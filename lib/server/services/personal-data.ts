import { db } from '@/lib/server/db/client';
import { deletePeople } from '@/lib/server/db/people';
import { findDocument, readSecrets } from '@/lib/server/db/uploads';

/** The owner's own words behind `[NAME]` and the file's name, for their screen only. */
export async function personalWords(uploadId: string): Promise<{ name: string | null; filename: string | null }> {
  const [secrets, upload] = await Promise.all([
    readSecrets(uploadId),
    db().upload.findUnique({ where: { id: uploadId }, select: { filename: true } }),
  ]);
  return { name: secrets?.contact.name ?? null, filename: upload?.filename ?? null };
}

/** Everything held about the person behind one upload, except the file itself, which they have. */
export async function everythingHeld(uploadId: string): Promise<Record<string, unknown>> {
  const upload = await db().upload.findUnique({
    where: { id: uploadId },
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
          lead: { omit: { id: true, emailSearch: true } },
          // What left this machine, to the letter.
          sent: { select: { createdAt: true, purpose: true, text: true }, orderBy: { createdAt: 'asc' } },
        },
      },
    },
  });
  const [document, secrets] = await Promise.all([findDocument(uploadId), readSecrets(uploadId)]);
  return {
    upload: { ...upload, analyses: undefined },
    redactedText: document?.text,
    removedDetails: secrets?.origins,
    contact: secrets?.contact,
    analyses: upload?.analyses.map((row) => ({ ...row, options: JSON.parse(row.options), result: row.result && JSON.parse(row.result) })),
  };
}

/** Removes the upload with file, text, originals, analyses and email address; the id of the receipt, null when it was gone already. */
export async function deleteEverything(uploadId: string): Promise<string | null> {
  const { receipts } = await deletePeople({ uploadIds: [uploadId], leadIds: [] }, 'owner');
  return receipts[0] ?? null;
}
