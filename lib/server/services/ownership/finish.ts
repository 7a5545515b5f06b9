import { deletePeople, findUploadsOfOwner, type Removed } from '@/lib/server/db/people';

const nothing: Removed = { receipts: [], emails: 0, analyses: 0, uploads: 0 };

/** What goes when a browser is done: with `deleteReports` all that it uploaded. The cookie is the handler's. */
export async function finishOwner(owner: string | null, deleteReports: boolean): Promise<Removed> {
  if (owner === null || !deleteReports) return nothing;
  return deletePeople({ uploadIds: await findUploadsOfOwner(owner), leadIds: [] }, 'owner');
}
