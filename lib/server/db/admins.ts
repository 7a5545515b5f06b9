import { newId } from '@/lib/server/ids';
import { db } from './client';

export interface AdminRecord {
  id: string;
  createdAt: Date;
  email: string;
  passwordHash: string;
}

export const findAdminById = (id: string): Promise<AdminRecord | null> => db().admin.findUnique({ where: { id } });

/** Emails are kept lower-cased. */
export const findAdminByEmail = (email: string): Promise<AdminRecord | null> =>
  db().admin.findUnique({ where: { email: email.toLowerCase() } });

export const countAdmins = (): Promise<number> => db().admin.count();

export const listAdmins = (): Promise<AdminRecord[]> => db().admin.findMany({ orderBy: { createdAt: 'asc' } });

/** False when an admin with this email exists already: two instances starting at once make one admin. */
export async function createAdmin(email: string, passwordHash: string): Promise<boolean> {
  const row = { id: newId(), email: email.toLowerCase(), passwordHash };
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

/** A new password ends every session that the old one opened. */
export async function replacePassword(adminId: string, passwordHash: string): Promise<void> {
  await db().$transaction([
    db().admin.update({ where: { id: adminId }, data: { passwordHash } }),
    db().adminSession.deleteMany({ where: { adminId } }),
  ]);
}
