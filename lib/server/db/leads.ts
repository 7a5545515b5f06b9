import { newId } from '@/lib/server/ids';
import { db } from './client';

export interface NewLead {
  email: string;
  analysisId: string;
  marketingConsent: boolean;
  consentWording: string | null;
}

/** An unlocked report keeps its first email: a second call changes nothing. True when this one was kept. */
export async function createLead(lead: NewLead): Promise<boolean> {
  const existing = await db().lead.findUnique({ where: { analysisId: lead.analysisId }, select: { id: true } });
  if (existing) return false;
  try {
    await db().lead.create({
      data: { id: newId(), ...lead, emailSearch: lead.email.toLowerCase(), consentAt: lead.marketingConsent ? new Date() : null },
    });
    return true;
  } catch (error) {
    // The unique analysisId decides between two calls at once.
    if (await db().lead.findUnique({ where: { analysisId: lead.analysisId }, select: { id: true } })) return false;
    throw error;
  }
}
