import { newId } from '@/lib/server/ids';
import { db } from './client';
import { storedRemovals } from './stored-kinds';

export interface JobRun {
  job: string;
  startedAt: Date;
  ms: number;
  removed: Record<string, number>;
}

export async function recordRun({ removed, ...run }: JobRun): Promise<void> {
  await db().jobRun.create({ data: { id: newId(), ...run, removed: storedRemovals.write(removed) } });
}

/** The id of an hour's turn at a job. */
export const turnOf = (job: string): string => `${job} turn`;

/** True for one instance an hour: the unique id decides between several at once. If the instance dies, the job runs in the next hour. */
export async function takeTurn(job: string, now: Date): Promise<boolean> {
  const id = `${job} ${now.toISOString().slice(0, 13)}`;
  if (await db().jobRun.findUnique({ where: { id }, select: { id: true } })) return false;
  try {
    await db().jobRun.create({ data: { id, job: turnOf(job), startedAt: now, ms: 0, removed: '{}' } });
    return true;
  } catch (error) {
    if (await db().jobRun.findUnique({ where: { id }, select: { id: true } })) return false;
    throw error;
  }
}

export async function findLastRun(job: string): Promise<JobRun | null> {
  const row = await db().jobRun.findFirst({ where: { job }, orderBy: { startedAt: 'desc' } });
  return row && { job: row.job, startedAt: row.startedAt, ms: row.ms, removed: storedRemovals.read(row.removed) };
}
