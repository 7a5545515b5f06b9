import { db } from './client';

export interface LeadDelivery {
  leadId: string;
  attempts: number;
  lead: {
    id: string;
    email: string;
    proven: boolean;
    analysisId: string | null;
    createdAt: Date;
    marketingConsent: boolean;
    consentAt: Date | null;
  };
  score: number | null;
}

export async function findDueDeliveries(now: Date, take: number): Promise<LeadDelivery[]> {
  const rows = await db().webhookDelivery.findMany({
    where: { failedAt: null, dueAt: { lte: now } },
    orderBy: { dueAt: 'asc' },
    take,
    select: {
      leadId: true,
      attempts: true,
      lead: {
        select: {
          id: true,
          email: true,
          proven: true,
          analysisId: true,
          createdAt: true,
          marketingConsent: true,
          consentAt: true,
          analysis: { select: { score: true } },
        },
      },
    },
  });
  return rows.map(({ leadId, attempts, lead: { analysis, ...lead } }) => ({ leadId, attempts, lead, score: analysis?.score ?? null }));
}

/** Claims a delivery for one instance: the one that raises the count it has read. Nobody else tries until `nextAt`. */
export async function claimDelivery(leadId: string, attempts: number, nextAt: Date): Promise<boolean> {
  const { count } = await db().webhookDelivery.updateMany({
    where: { leadId, attempts, failedAt: null },
    data: { attempts: attempts + 1, dueAt: nextAt },
  });
  return count === 1;
}

/** The receiver accepted it, so the entry is deleted. */
export async function finishDelivery(leadId: string): Promise<void> {
  await db().webhookDelivery.deleteMany({ where: { leadId } });
}

export async function giveUpDelivery(leadId: string, now: Date): Promise<void> {
  await db().webhookDelivery.updateMany({ where: { leadId }, data: { failedAt: now } });
}

export async function countDeliveries(): Promise<{ waiting: number; failed: number }> {
  const [waiting, failed] = await Promise.all([
    db().webhookDelivery.count({ where: { failedAt: null } }),
    db().webhookDelivery.count({ where: { failedAt: { not: null } } }),
  ]);
  return { waiting, failed };
}
