import { db } from './client';

/** Counts whose window is over; the limiter itself only overwrites the row of whoever comes again. */
export async function deleteExpiredRateLimits(now: Date): Promise<void> {
  await db().rateLimiterFlexible.deleteMany({ where: { expire: { lt: now } } });
}
