import { z } from 'zod';
import { limits } from '@/lib/shared/limits';
import { clearAttempts } from '@/lib/server/auth/lock-out';
import { hashPassword } from '@/lib/server/auth/password';
import { createAdmin, findAdminByEmail, listAdmins, replacePassword } from '@/lib/server/db/admins';
import { recordEvent } from '@/lib/server/db/audit-events';
import { newId } from '@/lib/server/ids';

export type AccountOutcome = { email: string; password: string } | { refusal: string };

const emailSchema = z.email().max(limits.emailLength);

/** `given` null: a password of 143 random bits is made. */
function choosePassword(given: string | null): AccountOutcome | { password: string } {
  const password = given ?? newId();
  if (password.length < limits.minPasswordLength) return { refusal: `The password needs at least ${limits.minPasswordLength} characters.` };
  if (password.length > limits.passwordLength) return { refusal: `The password may have at most ${limits.passwordLength} characters.` };
  return { password };
}

export async function createAccount(email: string, given: string | null): Promise<AccountOutcome> {
  if (!emailSchema.safeParse(email).success) return { refusal: `'${email}' is no email address.` };
  const chosen = choosePassword(given);
  if ('refusal' in chosen) return chosen;
  const created = await createAdmin(email, await hashPassword(chosen.password));
  if (!created) return { refusal: `There is an account for ${email} already; 'reset' gives it a new password.` };
  await recordEvent('admin-created', (await findAdminByEmail(email))?.id ?? null);
  return { email: email.toLowerCase(), password: chosen.password };
}

/** Also ends the account's sessions and opens it where it was locked. */
export async function resetAccount(email: string, given: string | null): Promise<AccountOutcome> {
  const admin = await findAdminByEmail(email);
  if (!admin) return { refusal: `There is no account for ${email}.` };
  const chosen = choosePassword(given);
  if ('refusal' in chosen) return chosen;
  await replacePassword(admin.id, await hashPassword(chosen.password));
  await clearAttempts(admin.email);
  await recordEvent('admin-reset', admin.id);
  return { email: admin.email, password: chosen.password };
}

export async function listAccounts(): Promise<{ email: string; createdAt: Date }[]> {
  return (await listAdmins()).map(({ email, createdAt }) => ({ email, createdAt }));
}
