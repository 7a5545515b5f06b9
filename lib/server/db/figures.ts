import { z } from 'zod';
import { Prisma } from '@/lib/generated/sqlite/client';
import { env } from '@/lib/server/env';
import { db } from './client';
import { isPostgres } from './kind';

/** Counts for the dashboard, each answered from an index alone, without the bundled sample. */

const dayRows = z.array(z.object({ day: z.string(), count: z.coerce.number() }));

export async function countUploadsPerDay(since: Date): Promise<{ day: string; count: number }[]> {
  const day = Prisma.raw(isPostgres(env().DATABASE_URL) ? `to_char("createdAt", 'YYYY-MM-DD')` : `substr("createdAt", 1, 10)`);
  return dayRows.parse(
    await db().$queryRaw(Prisma.sql`
      SELECT ${day} AS "day", COUNT(*) AS "count" FROM "Upload"
      WHERE "sample" = false AND "createdAt" >= ${since} GROUP BY 1 ORDER BY 1`),
  );
}

export const countLeads = (): Promise<number> => db().lead.count({ where: { sample: false } });

const ready = { sample: false, status: 'ready' } as const;

export async function countScores(): Promise<{ score: number; count: number }[]> {
  const rows = await db().analysis.groupBy({ by: ['score'], where: ready, _count: { _all: true } });
  return rows.map((row) => ({ score: row.score ?? 0, count: row._count._all }));
}

export async function countEngines(): Promise<{ name: string; count: number }[]> {
  const rows = await db().analysis.groupBy({ by: ['engine'], where: ready, _count: { _all: true } });
  return rows.map((row) => ({ name: row.engine ?? 'unknown', count: row._count._all }));
}

export async function countErrors(): Promise<{ name: string; count: number }[]> {
  const rows = await db().analysis.groupBy({ by: ['errorId'], where: { sample: false, status: 'failed' }, _count: { _all: true } });
  return rows.map((row) => ({ name: row.errorId?.split('/').at(-1) ?? 'ANALYSIS_FAILED', count: row._count._all }));
}
