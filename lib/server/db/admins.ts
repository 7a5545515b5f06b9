import { newId } from '@/lib/server/ids';
import { staffRoles, type StaffMember, type StaffRole } from '@/lib/shared/staff';
import { db, type Queries } from './client';

export interface AdminRecord {
  id: string;
  createdAt: Date;
  email: string;
  passwordHash: string;
  role: string;
}

/** Any unknown role counts as the one that may only read. */
export const readRole = (role: string): StaffRole => staffRoles.find((known) => known === role) ?? 'viewer';

/** Emails are stored in lower case. */
export const findAdminByEmail = (email: string): Promise<AdminRecord | null> =>
  db().admin.findUnique({ where: { email: email.toLowerCase() } });

export const countAdmins = (): Promise<number> => db().admin.count();

/** The staff accounts, oldest first. */
export async function listStaff(): Promise<StaffMember[]> {
  const rows = await db().admin.findMany({
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, email: true, role: true, createdAt: true, secondFactor: { select: { confirmedAt: true } } },
  });
  return rows.map(({ createdAt, role, secondFactor, ...row }) => ({
    ...row,
    role: readRole(role),
    createdAt: createdAt.toISOString(),
    hasSecondFactor: Boolean(secondFactor?.confirmedAt),
  }));
}

/** False when an admin with this email exists already: of two instances that start together one creates it. */
export async function createAdmin(email: string, passwordHash: string, role: StaffRole): Promise<boolean> {
  const row = { id: newId(), email: email.toLowerCase(), passwordHash, role };
  const existing = await findAdminByEmail(email);
  if (existing) return false;
  try {
    await db().admin.create({ data: row });
    return true;
  } catch (error) {
    if (await findAdminByEmail(email)) return false;
    throw error;
  }
}

/** A new password ends every session opened with the old one. */
export async function replacePassword(adminId: string, passwordHash: string): Promise<void> {
  await db().$transaction([
    db().admin.update({ where: { id: adminId }, data: { passwordHash } }),
    db().adminSession.deleteMany({ where: { adminId } }),
  ]);
}

/** 'last-owner': nothing was changed, because without an owner nobody could change accounts any more. */
export type StaffChange = 'done' | 'unknown' | 'last-owner';

/**
 * Changes or removes one account so that at least one owner is left. Where two owners do it to each other at once, one waits for the
 * other: an update that changes nothing locks the rows of all owners.
 */
function leavingAnOwner(id: string, change: (queries: Queries) => Promise<unknown>): Promise<StaffChange> {
  return db().$transaction(async (queries) => {
    await queries.admin.updateMany({ where: { role: 'owner' }, data: { role: 'owner' } });
    if ((await queries.admin.count({ where: { id } })) === 0) return 'unknown';
    if ((await queries.admin.count({ where: { role: 'owner', NOT: { id } } })) === 0) return 'last-owner';
    await change(queries);
    return 'done';
  });
}

export async function makeOwner(id: string): Promise<StaffChange> {
  const { count } = await db().admin.updateMany({ where: { id }, data: { role: 'owner' } });
  return count ? 'done' : 'unknown';
}

export const makeViewer = (id: string): Promise<StaffChange> =>
  leavingAnOwner(id, (queries) => queries.admin.update({ where: { id }, data: { role: 'viewer' } }));

/** Sessions and second factor are deleted with it. */
export const removeAdmin = (id: string): Promise<StaffChange> => leavingAnOwner(id, (queries) => queries.admin.delete({ where: { id } }));
