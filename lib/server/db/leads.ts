import { AppError } from '@/lib/shared/errors';
import { newId } from '@/lib/server/ids';
import { db, type Queries } from './client';

export interface NewLead {
  email: string;
  /** Whether nothing more is needed to show whose it is. */
  proven: boolean;
  analysisId: string;
  marketingConsent: boolean;
  consentWording: string | null;
}

/**
 * An unlocked report keeps its first email: a second call changes nothing, but that a proven one takes the place of an
 * unproven one. True when this one was kept. The same transaction puts a proven lead out for the operator's webhook with
 * `deliver`, and one that is not proven for a letter with `confirm`; neither on the bundled sample's report. Throws
 * ANALYSIS_NOT_FOUND where the report is deleted meanwhile.
 */
export async function createLead(lead: NewLead, { deliver, confirm }: { deliver: boolean; confirm: boolean }): Promise<boolean> {
  const { sample, uploadId, lead: first } = await findReport(lead.analysisId);
  if (first && (first.proven || !lead.proven)) return false;
  const emailSearch = lead.email.toLowerCase();
  try {
    await db().$transaction([
      // The first proven email left on an upload says whose it is; until then it was its browser's. Before the lead, since a
      // deletion takes hold of the upload first too: else each could wait for the other.
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

/** Says whose an upload is, unless an earlier proven email did. */
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

/** What is kept of these leads, for whoever it is about. */
export const readLeads = (ids: readonly string[]) =>
  db().lead.findMany({
    where: { id: { in: [...ids] } },
    omit: { id: true, emailSearch: true, confirmAt: true, confirmTries: true, confirmRefusal: true },
  });

/** Consents to marketing given before `before` and still kept. */
export const countConsentsBefore = (before: Date): Promise<number> =>
  db().lead.count({ where: { marketingConsent: true, sample: false, consentAt: { lt: before } } });
