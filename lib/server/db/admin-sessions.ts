import { newId } from '@/lib/server/ids';
import { db } from './client';

export async function createSession(adminId: string, expiresAt: Date): Promise<string> {
  const id = newId();
  await db().adminSession.create({ data: { id, adminId, expiresAt } });
  return id;
}

/** The admin of a session that is neither over nor ended. */
export async function findSessionAdmin(id: string, now: Date): Promise<{ id: string; email: string } | null> {
  const session = await db().adminSession.findUnique({
    where: { id },
    select: { expiresAt: true, admin: { select: { id: true, email: true } } },
  });
  return session && session.expiresAt > now ? session.admin : null;
}

export async function deleteSession(id: string): Promise<void> {
  await db().adminSession.deleteMany({ where: { id } });
}

export async function deleteSessionsOf(adminId: string): Promise<void> {
  await db().adminSession.deleteMany({ where: { adminId } });
}

export async function deleteExpiredSessions(now: Date): Promise<void> {
  await db().adminSession.deleteMany({ where: { expiresAt: { lte: now } } });
}
