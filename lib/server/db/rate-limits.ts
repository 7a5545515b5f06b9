import { z } from 'zod';
import { Prisma } from '@/lib/generated/sqlite/client';
import { db } from './client';

const counter = z.tuple([z.object({ points: z.number(), expire: z.coerce.date() })]);

/**
 * Takes points from a window that begins with the first of them. Returns all that were taken and when the window ends. One statement,
 * so that several instances count together. A window that ends later than one that begins now was set by a clock that ran ahead.
 */
export async function takePoints(key: string, points: number, now: Date, windowEnd: Date): Promise<{ points: number; expire: Date }> {
  const isOpen = Prisma.sql`"RateLimiterFlexible"."expire" > ${now} AND "RateLimiterFlexible"."expire" <= ${windowEnd}`;
  const rows = await db().$queryRaw(Prisma.sql`
    INSERT INTO "RateLimiterFlexible" ("key", "points", "expire") VALUES (${key}, ${points}, ${windowEnd})
    ON CONFLICT ("key") DO UPDATE SET
      "points" = CASE WHEN ${isOpen} THEN "RateLimiterFlexible"."points" + excluded."points" ELSE excluded."points" END,
      "expire" = CASE WHEN ${isOpen} THEN "RateLimiterFlexible"."expire" ELSE excluded."expire" END
    RETURNING "points", "expire"`);
  return counter.parse(rows)[0];
}

/** Takes back one point that was taken for what then did not happen. */
export async function giveBackPoint(key: string): Promise<void> {
  await db().rateLimiterFlexible.updateMany({ where: { key, points: { gt: 0 } }, data: { points: { decrement: 1 } } });
}

/** Counts whose window is over; taking points only overwrites the row of whoever comes again. */
export async function deleteExpiredRateLimits(now: Date): Promise<void> {
  await db().rateLimiterFlexible.deleteMany({ where: { expire: { lt: now } } });
}
