import { AppError } from '@/lib/shared/errors';
import { recordEvent } from '@/lib/server/db/audit-events';
import { deletePeople, findKeptLeadsOfEmail, findUploadsBeside, findUploadsOfEmail } from '@/lib/server/db/people';

/** Deletes everything stored about one person: emails, uploads with their files, analyses. Throws PERSON_NOT_FOUND. */
export async function deletePerson(
  who: { email?: string | undefined; uploadId?: string | undefined },
  adminId: string,
): Promise<{ emails: number; uploads: number; analyses: number }> {
  const uploadIds = who.email ? await findUploadsOfEmail(who.email) : await findUploadsBeside(who.uploadId ?? '');
  const leadIds = who.email ? await findKeptLeadsOfEmail(who.email) : [];
  if (uploadIds.length + leadIds.length === 0) throw new AppError('admin/PERSON_NOT_FOUND');
  const { emails, analyses, uploads } = await deletePeople({ uploadIds, leadIds }, 'staff');
  for (const recordId of [...uploadIds, ...leadIds]) await recordEvent('person-deleted', adminId, recordId);
  return { emails, uploads, analyses };
}
