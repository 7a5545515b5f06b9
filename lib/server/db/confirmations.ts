import { db } from './client';
import { nameUpload } from './leads';

export interface Confirmation {
  leadId: string;
  email: string;
  marketingConsent: boolean;
  tries: number;
}

/** The leads whose link is to be sent now, the longest waiting first. */
export async function findDueConfirmations(now: Date, take: number): Promise<Confirmation[]> {
  const rows = await db().lead.findMany({
    where: { confirmAt: { lte: now } },
    orderBy: { confirmAt: 'asc' },
    take,
    select: { id: true, email: true, marketingConsent: true, confirmTries: true },
  });
  return rows.map(({ id, confirmTries, ...lead }) => ({ ...lead, leadId: id, tries: confirmTries }));
}

/** One instance gets it: whoever raises the count it saw. Until `nextAt` nobody else tries. */
export async function claimConfirmation({ leadId: id, tries: confirmTries }: Confirmation, nextAt: Date): Promise<boolean> {
  const { count } = await db().lead.updateMany({
    where: { id, confirmTries, confirmAt: { not: null } },
    data: { confirmTries: confirmTries + 1, confirmAt: nextAt },
  });
  return count === 1;
}

/** Sent, or given up: it is not tried again. */
export async function endConfirmation(leadId: string): Promise<void> {
  await db().lead.updateMany({ where: { id: leadId }, data: { confirmAt: null } });
}

/**
 * The address's holder says that it is theirs: staff find the report by it, and with `deliver` the lead goes out for the
 * operator's webhook. A second time changes nothing. False where the lead is deleted.
 */
export async function confirmLead(id: string, { deliver }: { deliver: boolean }): Promise<boolean> {
  return db().$transaction(async (queries) => {
    const lead = await queries.lead.findUnique({
      where: { id },
      select: { emailSearch: true, sample: true, analysis: { select: { uploadId: true } } },
    });
    if (!lead) return false;
    // The upload before the lead, as a deletion takes hold of them: else each could wait for the other.
    if (lead.analysis) await nameUpload(queries, lead.analysis.uploadId, lead.emailSearch);
    const { count } = await queries.lead.updateMany({ where: { id, proven: false }, data: { proven: true, confirmAt: null } });
    if (count === 1 && deliver && !lead.sample) await queries.webhookDelivery.create({ data: { leadId: id } });
    return true;
  });
}
