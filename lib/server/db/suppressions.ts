import { db } from './client';
import { erase } from './erase';

export const isSuppressed = async (emailHash: string): Promise<boolean> => (await db().suppression.count({ where: { emailHash } })) > 0;

/**
 * Withdraws every consent of an address and stores its hash. Addresses that only the consent kept are deleted; an address on an
 * existing report stays until the report is deleted.
 */
export async function withdrawConsents(email: string, emailHash: string, now: Date): Promise<void> {
  const emailSearch = email.toLowerCase();
  await erase(async (queries) => {
    // Two calls at once: only with a field to update does Prisma leave the conflict to the database.
    await queries.suppression.upsert({ where: { emailHash }, create: { emailHash }, update: { emailHash } });
    await queries.lead.deleteMany({ where: { emailSearch, analysisId: null } });
    await queries.lead.updateMany({ where: { emailSearch, marketingConsent: true }, data: { marketingConsent: false, withdrawnAt: now } });
  });
}

/** After a restore: every address whose hash is on the list loses its consent again. Returns how many did. */
export async function reapplySuppressions(hashOf: (email: string) => string, now: Date): Promise<number> {
  const hashes = new Set((await db().suppression.findMany({ select: { emailHash: true } })).map((row) => row.emailHash));
  if (hashes.size === 0) return 0;
  const leads = await db().lead.findMany({ where: { marketingConsent: true }, select: { emailSearch: true }, distinct: ['emailSearch'] });
  const found = leads.filter((lead) => hashes.has(hashOf(lead.emailSearch)));
  for (const { emailSearch } of found) await withdrawConsents(emailSearch, hashOf(emailSearch), now);
  return found.length;
}
