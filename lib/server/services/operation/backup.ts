import fs from 'node:fs';
import path from 'node:path';
import { readBackup, readHeader, verifyBackup, writeBackupFile } from '@/lib/server/backup/backup-file';
import { readEverything, replaceEverything } from '@/lib/server/db/backup-tables';
import { reapplyDeletions } from '@/lib/server/db/deletions';
import { compactDatabase } from '@/lib/server/db/erase';
import { recordRun } from '@/lib/server/db/job-runs';
import { reapplySuppressions } from '@/lib/server/db/suppressions';
import { env } from '@/lib/server/env';
import { purgeExpired } from '../personal-data/purge';
import { emailHash } from '../personal-data/unsubscribe';

const ending = '.cvbackup';
const dayMs = 24 * 60 * 60 * 1000;

export const backupFolder = (): string => path.join(env().DATA_DIR, 'backups');

/** Makes a backup while the site runs, and deletes backups older than `keepDays`, so that deleted data does not stay in them. */
export async function makeBackup(
  now: Date,
  keepDays: number,
  to?: string,
): Promise<{ file: string; rows: number; bytes: number; removed: number }> {
  const file = to ?? path.join(backupFolder(), `${now.toISOString().replaceAll(':', '-')}${ending}`);
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const started = performance.now();
  let rows = 0;
  await writeBackupFile(file, now, (write) =>
    readEverything((name, line) => {
      rows++;
      return write(name, line);
    }),
  );
  if ((await verifyBackup(file)) !== rows) throw new Error(`${file} does not hold what was written.`);
  const removed = await removeOld(path.dirname(file), new Date(now.getTime() - keepDays * dayMs));
  await recordRun({ job: 'backup', startedAt: now, ms: Math.round(performance.now() - started), removed: { backups: removed } });
  return { file, rows, bytes: fs.statSync(file).size, removed };
}

async function removeOld(folder: string, before: Date): Promise<number> {
  const old = (await listBackups(folder)).filter((backup) => backup.createdAt < before);
  for (const { file } of old) fs.rmSync(file);
  return old.length;
}

/** Newest first. Files that only have the ending, such as a half-copied one, are left alone. */
export async function listBackups(folder = backupFolder()): Promise<{ file: string; createdAt: Date }[]> {
  if (!fs.existsSync(folder)) return [];
  const files = fs.readdirSync(folder).filter((name) => name.endsWith(ending));
  const backups = await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const read = await readHeader(file).catch(() => null);
      return read ? [{ file, createdAt: new Date(read.header.createdAt) }] : [];
    }),
  );
  return backups.flat().sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/**
 * Replaces the contents of the database with a backup, after checking that the backup is whole. Whatever was deleted, withdrawn or has
 * expired since it was made is deleted again before anybody can see it.
 */
export async function restoreBackup(
  file: string,
  now: Date,
): Promise<{ createdAt: string; rows: Record<string, number>; deletedAgain: number }> {
  const { header } = await readHeader(file);
  await verifyBackup(file);
  const rows = await replaceEverything(readBackup(file));
  const deletedAgain = (await reapplyDeletions()) + (await reapplySuppressions(emailHash, now));
  await purgeExpired(now);
  await compactDatabase();
  return { createdAt: header.createdAt, rows, deletedAgain };
}
