import { AppError } from '@/lib/shared/errors';
import { newId } from '@/lib/server/ids';
import { db, type Queries } from './client';

interface NewLead {
  email: string;
  /** Whether the email counts as its owner's without a confirmation. */
  proven: boolean;
  analysisId: string;
  marketingConsent: boolean;
  consentWording: string | null;
}

/**
 * Stores the email that unlocks a report. A report keeps its first email, except that a proven one replaces an unproven one. True when
 * this one was stored. In the same transaction a proven lead is queued for the operator's webhook with `deliver`, and an unproven one
 * for a confirmation email with `confirm`; neither for the bundled sample. Throws ANALYSIS_NOT_FOUND where the report is deleted
 * meanwhile.
 */
export async function createLead(lead: NewLead, { deliver, confirm }: { deliver: boolean; confirm: boolean }): Promise<boolean> {
  const { sample, uploadId, lead: first } = await findReport(lead.analysisId);
  if (first && (first.proven || !lead.proven)) return false;
  const emailSearch = lead.email.toLowerCase();
  try {
    await db().$transaction([
      // The first proven email on an upload decides whose it is; until then it belongs to its browser. Written before the lead, because
      // a deletion locks the upload first too; otherwise the two could deadlock.
      ...(lead.proven ? [nameUpload(db(), uploadId, emailSearch)] : []),
      db().lead.deleteMany({ where: { analysisId: lead.analysisId, proven: false } }),
      db().lead.create({
        data: {
          id: newId(),
          ...lead,
          emailSearch,
          consentAt: lead.marketingConsent ? new Date() : null,
          sample,
          ...(lead.proven && deliver && !sample ? { delivery: { create: {} } } : {}),
          ...(!lead.proven && confirm && !sample ? { confirmAt: new Date() } : {}),
        },
      }),
    ]);
    return true;
  } catch (error) {
    // The unique analysisId decides between two calls at once.
    if ((await findReport(lead.analysisId)).lead) return false;
    throw error;
  }
}

/** Records whose upload it is, unless an earlier proven email has. */
export const nameUpload = (queries: Queries, id: string, emailSearch: string) =>
  queries.upload.updateMany({ where: { id, NOT: { personKey: { contains: '@' } } }, data: { personKey: emailSearch } });

async function findReport(analysisId: string) {
  const report = await db().analysis.findUnique({
    where: { id: analysisId },
    select: { sample: true, uploadId: true, lead: { select: { proven: true } } },
  });
  if (!report) throw new AppError('analysis/ANALYSIS_NOT_FOUND');
  return report;
}

export async function findLeadEmail(id: string): Promise<string | null> {
  const row = await db().lead.findUnique({ where: { id }, select: { email: true } });
  return row?.email ?? null;
}

/** What is stored of these leads, for the person they are about. */
export const readLeads = (ids: readonly string[]) =>
  db().lead.findMany({
    where: { id: { in: [...ids] } },
    omit: { id: true, emailSearch: true, confirmAt: true, confirmTries: true, confirmRefusal: true },
  });

/** Marketing consents given before `before` that are still stored. */
export const countConsentsBefore = (before: Date): Promise<number> =>
  db().lead.count({ where: { marketingConsent: true, sample: false, consentAt: { lt: before } } });
