import { staffActions } from '@/lib/shared/staff';
import { db } from './client';
import { erase } from './erase';
import { turnOf } from './job-runs';

interface PurgeLimits {
  /** Uploads never analysed, and the bundled sample's, that are older are deleted. */
  unused: Date;
  /** Everything else that is older is deleted, except addresses with consent. */
  expired: Date;
  /** Closed complaints, receipts, job records and staff events that are older are deleted. */
  records: Date;
  /** Refused sign-ins that are older are deleted. */
  refusals: Date;
}

type Purged = Record<'uploads' | 'leadsKept' | 'complaints' | 'records', number>;

/**
 * One transaction. A proven address with consent to marketing is detached from its report before the report is deleted, so that the
 * cascade does not delete it.
 */
export async function purge({ unused, expired, records, refusals }: PurgeLimits): Promise<Purged> {
  return erase(async (queries) => {
    const { count: leadsKept } = await queries.lead.updateMany({
      where: { marketingConsent: true, proven: true, sample: false, analysis: { upload: { createdAt: { lt: expired } } } },
      data: { analysisId: null },
    });
    const { count: uploads } = await queries.upload.deleteMany({
      where: {
        OR: [
          { sample: true, createdAt: { lt: unused } },
          { createdAt: { lt: unused }, analyses: { none: {} } },
          { createdAt: { lt: expired } },
        ],
      },
    });
    const { count: complaints } = await queries.complaint.deleteMany({ where: { closedAt: { lt: records } } });
    const { count: receipts } = await queries.deletion.deleteMany({ where: { createdAt: { lt: records } } });
    await queries.jobRun.deleteMany({ where: { job: turnOf('purge'), startedAt: { lt: unused } } });
    const { count: runs } = await queries.jobRun.deleteMany({ where: { startedAt: { lt: records } } });
    await queries.auditEvent.deleteMany({
      where: { OR: [{ createdAt: { lt: records } }, { action: { in: [...staffActions.refused] }, createdAt: { lt: refusals } }] },
    });
    return { uploads, leadsKept, complaints, records: receipts + runs };
  });
}

/** Whether anything was deleted since the database was last rewritten. */
export async function hasGaps(since: Date): Promise<boolean> {
  return (await db().deletion.count({ where: { createdAt: { gte: since } } })) > 0;
}
