import { AppError } from '@/lib/shared/errors';
import { recordEvent } from '@/lib/server/db/audit-events';
import { deleteUploads, findUploadsBeside, findUploadsOfEmail } from '@/lib/server/db/people';

/** Removes everything kept of one person: emails, uploads with their files, analyses. Throws PERSON_NOT_FOUND. */
export async function deletePerson(
  who: { email?: string | undefined; uploadId?: string | undefined },
  adminId: string,
): Promise<{ emails: number; uploads: number; analyses: number }> {
  const uploadIds = who.email ? await findUploadsOfEmail(who.email) : await findUploadsBeside(who.uploadId ?? '');
  if (uploadIds.length === 0) throw new AppError('admin/PERSON_NOT_FOUND');
  const { emails, analyses } = await deleteUploads(uploadIds);
  for (const uploadId of uploadIds) await recordEvent('person-deleted', adminId, uploadId);
  return { emails, uploads: uploadIds.length, analyses };
}
