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

/** What is to happen with a new lead: out to the operator's webhook, a letter to confirm it. */
interface Next {
  deliver: boolean;
  confirm: boolean;
}

/** The columns of a new lead by which it is found and sent on. */
const sentOn = ({ email, proven }: Pick<NewLead, 'email' | 'proven'>, sample: boolean, { deliver, confirm }: Next) => ({
  id: newId(),
  emailSearch: email.toLowerCase(),
  ...(proven && deliver && !sample ? { delivery: { create: {} } } : {}),
  ...(!proven && confirm && !sample ? { confirmAt: new Date() } : {}),
});

/**
 * Stores the email that unlocks a report. A report keeps its first email, except that a proven one replaces an unproven one. True when
 * this one was stored. In the same transaction a proven lead is queued for the operator's webhook with `deliver`, and an unproven one
 * for a confirmation email with `confirm`; neither for the bundled sample. Throws ANALYSIS_NOT_FOUND where the report is deleted
 * meanwhile.
 */
export async function createLead(lead: NewLead, next: Next): Promise<boolean> {
  const { sample, uploadId, lead: first } = await findReport(lead.analysisId);
  if (first && (first.proven || !lead.proven)) return false;
  try {
    await db().$transaction([
      // The first proven email left on an upload says whose it is; until then it was its browser's. Before the lead, since a
      // deletion takes hold of the upload first too: else each could wait for the other.
      ...(lead.proven ? [nameUpload(db(), uploadId, lead.email.toLowerCase())] : []),
      db().lead.deleteMany({ where: { analysisId: lead.analysisId, proven: false } }),
      db().lead.create({ data: { ...lead, sample, consentAt: lead.marketingConsent ? new Date() : null, ...sentOn(lead, sample, next) } }),
    ]);
    return true;
  } catch (error) {
    // The unique analysisId decides between two calls at once.
    if ((await findReport(lead.analysisId)).lead) return false;
    throw error;
  }
}

const consentColumns = { marketingConsent: true, consentAt: true, consentWording: true, withdrawnAt: true } as const;

export interface ReportLead {
  id: string;
  email: string;
  proven: boolean;
}

/** The email that unlocked a report; null where none did. */
export const findLeadOf = (analysisId: string): Promise<ReportLead | null> =>
  db().lead.findUnique({ where: { analysisId }, select: { id: true, email: true, proven: true } });

/**
 * Puts another address in the place of the one that `old` was read with: a new lead, so that a link sent to the old address
 * opens nothing. A consent goes along with `keepsConsent`. Throws CONFIRMED where the old one was confirmed meanwhile, and
 * NOT_GIVEN where it is gone.
 */
export const replaceLead = (
  old: ReportLead,
  { keepsConsent, ...lead }: Pick<NewLead, 'email' | 'proven'> & { keepsConsent: boolean },
  next: Next,
): Promise<void> =>
  db().$transaction(async (queries) => {
    const row = await queries.lead.findUnique({
      where: { id: old.id },
      select: { ...consentColumns, sample: true, analysis: { select: { id: true, uploadId: true } } },
    });
    if (!row?.analysis) throw new AppError('email/NOT_GIVEN');
    const { sample, analysis, ...consent } = row;
    // The upload before the lead, as a deletion takes hold of them: else each could wait for the other.
    const isToName = { OR: [{ personKey: old.email.toLowerCase() }, { NOT: { personKey: { contains: '@' } } }] };
    const personKey = lead.email.toLowerCase();
    if (lead.proven) await queries.upload.updateMany({ where: { id: analysis.uploadId, ...isToName }, data: { personKey } });
    const { count } = await queries.lead.deleteMany({ where: { id: old.id, proven: old.proven } });
    if (count === 0) throw new AppError('email/CONFIRMED');
    await queries.lead.create({
      data: { ...lead, analysisId: analysis.id, sample, ...(keepsConsent ? consent : {}), ...sentOn(lead, sample, next) },
    });
  });

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

/** What is stored of these leads, for the person they are about. */
export const readLeads = (ids: readonly string[]) =>
  db().lead.findMany({
    where: { id: { in: [...ids] } },
    omit: { id: true, emailSearch: true, confirmAt: true, confirmTries: true, confirmRefusal: true },
  });

/** Consents to marketing given before `before` and still kept. */
export const countConsentsBefore = (before: Date): Promise<number> =>
  db().lead.count({ where: { marketingConsent: true, sample: false, consentAt: { lt: before } } });
