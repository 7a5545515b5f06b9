import { deleteExpiredSessions } from '@/lib/server/db/admin-sessions';
import { compactDatabase } from '@/lib/server/db/erase';
import { deleteExpiredHandOvers } from '@/lib/server/db/hand-overs';
import { findLastRun, recordRun, takeTurn } from '@/lib/server/db/job-runs';
import { deleteExpiredAttempts } from '@/lib/server/db/login-attempts';
import { deleteExpiredOwnerTokens } from '@/lib/server/db/owner-tokens';
import { hasGaps, purge } from '@/lib/server/db/purges';
import { deleteExpiredRateLimits } from '@/lib/server/db/rate-limits';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';

const day = 24 * 60 * 60 * 1000;
const recordDays = 365;
const refusalDays = 30;

/**
 * Deletes what has expired: uploads that were never analysed and samples after a day, everything else after RETENTION_DAYS. An address
 * with consent to marketing stays until the consent is withdrawn. The run is recorded with the number of deleted records.
 */
export async function purgeExpired(now: Date): Promise<void> {
  const started = performance.now();
  const before = (days: number) => new Date(now.getTime() - days * day);
  const previous = await findLastRun('purge');
  const removed = await purge({
    unused: before(1),
    expired: before(env().RETENTION_DAYS),
    records: before(recordDays),
    refusals: before(refusalDays),
  });
  await deleteExpiredSessions(now);
  await deleteExpiredAttempts(now);
  await deleteExpiredOwnerTokens(now);
  await deleteExpiredHandOvers(now);
  await deleteExpiredRateLimits(now);
  if (removed.uploads > 0 || (await hasGaps(previous?.startedAt ?? new Date(0)))) await compactDatabase();
  const ms = Math.round(performance.now() - started);
  await recordRun({ job: 'purge', startedAt: now, ms, removed });
  log().info({ job: 'purge', ms, removed }, 'purge ran');
}

/** Runs at start and every hour. Every instance asks, and one of them gets the turn. */
export async function purgeInTurn(now: Date): Promise<void> {
  if (await takeTurn('purge', now)) await purgeExpired(now);
}
