import { AppError } from '@/lib/shared/errors';
import { countLoginAttempt, forgiveAttempt, type Attempt } from '@/lib/server/auth/lock-out';
import { hashPassword, verifyPassword } from '@/lib/server/auth/password';
import { findAdminByEmail, findAdminById, replacePassword, type AdminRecord } from '@/lib/server/db/admins';
import { recordEvent } from '@/lib/server/db/audit-events';

/** The hash of nobody's password, checked where an account does not exist so that both answers take the same time. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$dGhlIHNhbHQgb2Ygbm9ib2R5$S0E4b3ZhbHVlIG5vIHBhc3N3b3JkIGhhc2hlcyB0byE';

/** The admin with this password; throws INVALID_CREDENTIALS, RATE_LIMIT once whoever tries has to wait for the account. */
export async function checkCredentials(attempt: Attempt, password: string): Promise<AdminRecord> {
  await countLoginAttempt(attempt, new Date());
  const admin = await findAdminByEmail(attempt.email);
  const isRight = await verifyPassword(admin?.passwordHash ?? nobodysHash, password);
  if (!admin || !isRight) {
    await recordEvent('sign-in-refused', admin?.id ?? null);
    throw new AppError('admin/INVALID_CREDENTIALS');
  }
  await forgiveAttempt(attempt);
  return admin;
}

/** Ends every session of this admin; throws as `checkCredentials` where the present password is wrong. */
export async function changePassword(adminId: string, client: string, current: string, next: string): Promise<void> {
  const admin = await findAdminById(adminId);
  if (!admin) throw new AppError('admin/UNAUTHENTICATED');
  // Whoever is signed in is known: guesses from elsewhere do not keep them from it.
  await checkCredentials({ email: admin.email, client, device: `session of ${adminId}` }, current);
  await replacePassword(adminId, await hashPassword(next));
  await recordEvent('password-changed', adminId);
}
