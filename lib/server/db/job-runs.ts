import { newId } from '@/lib/server/ids';
import { db } from './client';

export interface JobRun {
  job: string;
  startedAt: Date;
  ms: number;
  removed: Record<string, number>;
}

export async function recordRun({ removed, ...run }: JobRun): Promise<void> {
  await db().jobRun.create({ data: { id: newId(), ...run, removed: JSON.stringify(removed) } });
}

export async function findLastRun(job: string): Promise<JobRun | null> {
  const row = await db().jobRun.findFirst({ where: { job }, orderBy: { startedAt: 'desc' } });
  return row && { job: row.job, startedAt: row.startedAt, ms: row.ms, removed: JSON.parse(row.removed) };
}
