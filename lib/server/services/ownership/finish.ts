import { deletePeople, findUploadsOfOwner, type Removed } from '@/lib/server/db/people';

const nothing: Removed = { receipts: [], emails: 0, analyses: 0, uploads: 0 };

/** Ends this browser's ownership. With `deleteReports` everything it uploaded is deleted too. The handler clears the cookie. */
export async function finishOwner(owner: string | null, deleteReports: boolean): Promise<Removed> {
  if (owner === null || !deleteReports) return nothing;
  return deletePeople({ uploadIds: await findUploadsOfOwner(owner), leadIds: [] }, 'owner');
}
