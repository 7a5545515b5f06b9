import { db } from './client';
import { nameUpload } from './leads';

export interface Confirmation {
  leadId: string;
  email: string;
  marketingConsent: boolean;
  tries: number;
  createdAt: Date;
}

/** The leads whose link is due, longest waiting first. */
export async function findDueConfirmations(now: Date, take: number): Promise<Confirmation[]> {
  const rows = await db().lead.findMany({
    where: { confirmAt: { lte: now } },
    orderBy: { confirmAt: 'asc' },
    take,
    select: { id: true, email: true, marketingConsent: true, confirmTries: true, createdAt: true },
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

/** Sent, or given up where there is a refusal: it is not tried again. */
export async function endConfirmation(leadId: string, refusal: string | null): Promise<void> {
  await db().lead.updateMany({ where: { id: leadId, proven: false }, data: { confirmAt: null, confirmRefusal: refusal } });
}

/** Refused for now: the claim said when it is tried again. */
export async function noteRefusal(leadId: string, refusal: string): Promise<void> {
  await db().lead.updateMany({ where: { id: leadId, proven: false }, data: { confirmRefusal: refusal } });
}

/** Takes back a claim: nothing was tried, and nothing is before `until`. */
export async function postponeConfirmation({ leadId: id, tries: confirmTries }: Confirmation, until: Date): Promise<void> {
  await db().lead.updateMany({ where: { id, confirmTries: confirmTries + 1 }, data: { confirmTries, confirmAt: until } });
}

/** Letters that are to be sent, those of them that were refused before, and those refused to the end; with the codes of the refusals. */
export async function countLetters(): Promise<{ waiting: number; refused: number; failed: number; codes: string[] }> {
  const [waiting, refusals] = await Promise.all([
    db().lead.count({ where: { confirmAt: { not: null } } }),
    db().lead.groupBy({
      by: ['confirmRefusal'],
      where: { confirmRefusal: { not: null } },
      orderBy: { confirmRefusal: 'asc' },
      _count: { _all: true, confirmAt: true },
    }),
  ]);
  const refused = refusals.reduce((sum, { _count }) => sum + _count.confirmAt, 0);
  const all = refusals.reduce((sum, { _count }) => sum + _count._all, 0);
  return { waiting, refused, failed: all - refused, codes: refusals.flatMap(({ confirmRefusal }) => confirmRefusal ?? []) };
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
    const { count } = await queries.lead.updateMany({
      where: { id, proven: false },
      data: { proven: true, confirmAt: null, confirmRefusal: null },
    });
    if (count === 1 && deliver && !lead.sample) await queries.webhookDelivery.create({ data: { leadId: id } });
    return true;
  });
}
