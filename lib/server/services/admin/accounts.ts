import { z } from 'zod';
import { AppError } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';
import type { StaffRole } from '@/lib/shared/staff';
import { clearAttempts } from '@/lib/server/auth/lock-out';
import { hashPassword } from '@/lib/server/auth/password';
import type { AdminSession } from '@/lib/server/auth/session';
import {
  createAdmin,
  findAdminByEmail,
  makeOwner,
  makeViewer,
  removeAdmin,
  replacePassword,
  type StaffChange,
} from '@/lib/server/db/admins';
import { recordEvent } from '@/lib/server/db/audit-events';
import { removeFactor } from '@/lib/server/db/second-factors';
import { newId } from '@/lib/server/ids';

type AccountOutcome = { email: string; password: string } | { refusal: string };

const emailSchema = z.email().max(limits.emailLength);

/** Where `given` is null, a password of 143 random bits is made. */
function choosePassword(given: string | null): AccountOutcome | { password: string } {
  const password = given ?? newId();
  if (password.length < limits.minPasswordLength) return { refusal: `The password needs at least ${limits.minPasswordLength} characters.` };
  if (password.length > limits.passwordLength) return { refusal: `The password may have at most ${limits.passwordLength} characters.` };
  return { password };
}

export async function createAccount(email: string, given: string | null, role: StaffRole): Promise<AccountOutcome> {
  if (!emailSchema.safeParse(email).success) return { refusal: `'${email}' is no email address.` };
  const chosen = choosePassword(given);
  if ('refusal' in chosen) return chosen;
  const created = await createAdmin(email, await hashPassword(chosen.password), role);
  if (!created) return { refusal: `There is an account for ${email} already; 'reset' gives it a new password.` };
  await recordEvent('admin-created', (await findAdminByEmail(email))?.id ?? null);
  return { email: email.toLowerCase(), password: chosen.password };
}

/** Also turns the second factor off, ends all sessions and ends a lock-out: for somebody who has lost phone and recovery codes. */
export async function resetAccount(email: string, given: string | null): Promise<AccountOutcome> {
  const admin = await findAdminByEmail(email);
  if (!admin) return { refusal: `There is no account for ${email}.` };
  const chosen = choosePassword(given);
  if ('refusal' in chosen) return chosen;
  await replacePassword(admin.id, await hashPassword(chosen.password));
  await removeFactor(admin.id);
  await clearAttempts(admin.email);
  await recordEvent('admin-reset', admin.id);
  return { email: admin.email, password: chosen.password };
}

/** Makes an account with a password of 143 random bits. Throws STAFF_EXISTS. */
export async function addStaff(email: string, role: StaffRole, by: AdminSession): Promise<{ email: string; password: string }> {
  const password = newId();
  if (!(await createAdmin(email, await hashPassword(password), role))) throw new AppError('admin/STAFF_EXISTS');
  await recordEvent('admin-created', by.id, (await findAdminByEmail(email))?.id ?? null);
  return { email, password };
}

/** Throws STAFF_NOT_FOUND, LAST_OWNER. */
export async function changeStaffRole(id: string, role: StaffRole, by: AdminSession): Promise<void> {
  refuseUnlessDone(role === 'owner' ? await makeOwner(id) : await makeViewer(id));
  await recordEvent('admin-role-changed', by.id, id);
}

/** Throws STAFF_NOT_FOUND, LAST_OWNER. */
export async function removeStaff(id: string, by: AdminSession): Promise<void> {
  refuseUnlessDone(await removeAdmin(id));
  await recordEvent('admin-removed', by.id, id);
}

function refuseUnlessDone(outcome: StaffChange): void {
  if (outcome === 'unknown') throw new AppError('admin/STAFF_NOT_FOUND');
  if (outcome === 'last-owner') throw new AppError('admin/LAST_OWNER');
}
