import { newId } from '@/lib/server/ids';
import { db } from './client';

export interface NewLead {
  email: string;
  analysisId: string;
  marketingConsent: boolean;
  consentWording: string | null;
}

/**
 * An unlocked report keeps its first email: a second call changes nothing. True when this one was kept. With `deliver`
 * the same transaction puts the lead out for the operator's webhook, except on the bundled sample's report.
 */
export async function createLead(lead: NewLead, { deliver }: { deliver: boolean }): Promise<boolean> {
  const analysis = await db().analysis.findUnique({
    where: { id: lead.analysisId },
    select: { sample: true, uploadId: true, lead: { select: { id: true } } },
  });
  if (!analysis || analysis.lead) return false;
  const { sample, uploadId } = analysis;
  const emailSearch = lead.email.toLowerCase();
  try {
    await db().$transaction([
      db().lead.create({
        data: {
          id: newId(),
          ...lead,
          emailSearch,
          consentAt: lead.marketingConsent ? new Date() : null,
          sample,
          ...(deliver && !sample ? { delivery: { create: {} } } : {}),
        },
      }),
      // The first email left on an upload says whose it is; until then it was its browser's.
      db().upload.updateMany({ where: { id: uploadId, NOT: { personKey: { contains: '@' } } }, data: { personKey: emailSearch } }),
    ]);
    return true;
  } catch (error) {
    // The unique analysisId decides between two calls at once.
    if (await db().lead.findUnique({ where: { analysisId: lead.analysisId }, select: { id: true } })) return false;
    throw error;
  }
}

export async function findLeadEmail(id: string): Promise<string | null> {
  const row = await db().lead.findUnique({ where: { id }, select: { email: true } });
  return row?.email ?? null;
}

/** What is kept of these leads, for whoever it is about. */
export const readLeads = (ids: readonly string[]) =>
  db().lead.findMany({ where: { id: { in: [...ids] } }, omit: { id: true, emailSearch: true } });

/** Consents to marketing given before `before` and still kept. */
export const countConsentsBefore = (before: Date): Promise<number> =>
  db().lead.count({ where: { marketingConsent: true, sample: false, consentAt: { lt: before } } });
