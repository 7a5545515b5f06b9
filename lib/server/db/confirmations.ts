import { db } from './client';
import { nameUpload } from './leads';

export interface Confirmation {
  leadId: string;
  email: string;
  marketingConsent: boolean;
  tries: number;
}

/** The leads whose link is due, longest waiting first. */
export async function findDueConfirmations(now: Date, take: number): Promise<Confirmation[]> {
  const rows = await db().lead.findMany({
    where: { confirmAt: { lte: now } },
    orderBy: { confirmAt: 'asc' },
    take,
    select: { id: true, email: true, marketingConsent: true, confirmTries: true },
  });
  return rows.map(({ id, confirmTries, ...lead }) => ({ ...lead, leadId: id, tries: confirmTries }));
}

/** Claims a confirmation for one instance: the one that raises the count it has read. Nobody else tries until `nextAt`. */
export async function claimConfirmation({ leadId: id, tries: confirmTries }: Confirmation, nextAt: Date): Promise<boolean> {
  const { count } = await db().lead.updateMany({
    where: { id, confirmTries, confirmAt: { not: null } },
    data: { confirmTries: confirmTries + 1, confirmAt: nextAt },
  });
  return count === 1;
}

/** It was sent, or given up, and is not tried again. */
export async function endConfirmation(leadId: string): Promise<void> {
  await db().lead.updateMany({ where: { id: leadId }, data: { confirmAt: null } });
}

/**
 * Records that the address's holder has confirmed it: staff find the report by it, and with `deliver` the lead is queued for the
 * operator's webhook. A second confirmation changes nothing. False where the lead was deleted.
 */
export async function confirmLead(id: string, { deliver }: { deliver: boolean }): Promise<boolean> {
  return db().$transaction(async (queries) => {
    const lead = await queries.lead.findUnique({
      where: { id },
      select: { emailSearch: true, sample: true, analysis: { select: { uploadId: true } } },
    });
    if (!lead) return false;
    // The upload is locked before the lead, in the order of a deletion; otherwise the two could deadlock.
    if (lead.analysis) await nameUpload(queries, lead.analysis.uploadId, lead.emailSearch);
    const { count } = await queries.lead.updateMany({ where: { id, proven: false }, data: { proven: true, confirmAt: null } });
    if (count === 1 && deliver && !lead.sample) await queries.webhookDelivery.create({ data: { leadId: id } });
    return true;
  });
}
