import { newId } from '@/lib/server/ids';
import type { StaffRole } from '@/lib/shared/staff';
import { readRole } from './admins';
import { db } from './client';

export async function createSession(adminId: string, { expiresAt, provedAt }: { expiresAt: Date; provedAt: Date }): Promise<string> {
  const id = newId();
  await db().adminSession.create({ data: { id, adminId, expiresAt, provedAt } });
  return id;
}

export interface SessionAdmin {
  id: string;
  email: string;
  role: StaffRole;
  /** When the person last proved their identity. */
  provedAt: Date;
}

/** The admin of a session that has neither expired nor been ended. */
export async function findSessionAdmin(id: string, now: Date): Promise<SessionAdmin | null> {
  const session = await db().adminSession.findUnique({
    where: { id },
    select: { expiresAt: true, provedAt: true, admin: { select: { id: true, email: true, role: true } } },
  });
  if (!session || session.expiresAt <= now) return null;
  const { admin, provedAt } = session;
  return { ...admin, role: readRole(admin.role), provedAt };
}

export async function renewProof(id: string, provedAt: Date): Promise<void> {
  await db().adminSession.updateMany({ where: { id }, data: { provedAt } });
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
