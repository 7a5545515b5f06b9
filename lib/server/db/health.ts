import { env } from '@/lib/server/env';
import { db } from './client';
import { isPostgres } from './kind';

/** Whether the database answers and has its tables. */
export const hasTables = (): Promise<boolean> =>
  db()
    .$queryRawUnsafe('SELECT 1 FROM "Upload" LIMIT 1')
    .then(
      () => true,
      () => false,
    );

/** The database's own report of damage; null where it finds none. */
export async function databaseDamage(): Promise<string | null> {
  if (isPostgres(env().DATABASE_URL)) return null;
  const rows = await db().$queryRawUnsafe<{ integrity_check: string }[]>('PRAGMA integrity_check');
  return rows[0]?.integrity_check === 'ok' ? null : (rows[0]?.integrity_check ?? 'no answer');
}

/** The id of the key that encrypted the newest file; null when there is none. */
export async function newestKeyId(): Promise<string | null> {
  const row = await db().uploadFile.findFirst({ orderBy: { upload: { createdAt: 'desc' } }, select: { keyId: true } });
  return row?.keyId ?? null;
}

export async function countRecords(): Promise<{ uploads: number; analyses: number; waiting: number; failed: number; leads: number }> {
  const [uploads, analyses, waiting, failed, leads] = await Promise.all([
    db().upload.count(),
    db().analysis.count({ where: { status: 'ready' } }),
    db().analysis.count({ where: { status: 'processing' } }),
    db().analysis.count({ where: { status: 'failed' } }),
    db().lead.count({ where: { sample: false } }),
  ]);
  return { uploads, analyses, waiting, failed, leads };
}
