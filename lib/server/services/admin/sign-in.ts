import { AppError } from '@/lib/shared/errors';
import type { Proof } from '@/lib/shared/staff';
import { countLoginAttempt, clearFailures, uncountAttempt, type Attempt } from '@/lib/server/auth/lock-out';
import { hashPassword, verifyPassword } from '@/lib/server/auth/password';
import type { AdminSession } from '@/lib/server/auth/session';
import { renewProof } from '@/lib/server/db/admin-sessions';
import { findAdminByEmail, replacePassword, type AdminRecord } from '@/lib/server/db/admins';
import { recordEvent } from '@/lib/server/db/audit-events';
import { hasFactor } from '@/lib/server/db/second-factors';
import { checkCode } from './second-factor';

/** The hash of an unused password. It is checked where an account does not exist, so that both answers take the same time. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$dGhlIHNhbHQgb2Ygbm9ib2R5$S0E4b3ZhbHVlIG5vIHBhc3N3b3JkIGhhc2hlcyB0byE';

/**
 * The admin with this password and, where a second factor is on, this code. Throws INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED,
 * INVALID_CODE, and RATE_LIMIT where the client or browser has to wait for the account.
 */
export async function checkCredentials(attempt: Attempt, password: string, code: string | undefined): Promise<AdminRecord> {
  const now = new Date();
  await countLoginAttempt(attempt, now);
  const admin = await checkPassword(attempt.email, password, 'sign-in-refused');
  if (await hasFactor(admin.id)) {
    if (code === undefined) {
      // A right password without its code is no failure. It must not clear the failures either, or codes could be guessed without end.
      await uncountAttempt(attempt);
      throw new AppError('admin/SECOND_FACTOR_REQUIRED');
    }
    await checkCode(admin.id, code, now);
  }
  await clearFailures(attempt);
  return admin;
}

async function checkPassword(email: string, password: string, refused: 'sign-in-refused' | 'proof-refused'): Promise<AdminRecord> {
  const admin = await findAdminByEmail(email);
  const isRight = await verifyPassword(admin?.passwordHash ?? nobodysHash, password);
  if (admin && isRight) return admin;
  await recordEvent(refused, admin?.id ?? null);
  throw new AppError('admin/INVALID_CREDENTIALS');
}

/** A signed-in browser is known, so that failures elsewhere do not lock it out. */
const attemptOf = ({ id, email }: AdminSession, client: string): Attempt => ({ email, client, device: `session of ${id}` });

/** Renews the proof of identity: by a code where a second factor is on, else by the password. Throws as `checkCredentials` does. */
export async function reauthenticate(admin: AdminSession, client: string, proof: Proof): Promise<void> {
  const attempt = attemptOf(admin, client);
  const now = new Date();
  await countLoginAttempt(attempt, now);
  if (await hasFactor(admin.id)) {
    if (!('code' in proof)) throw new AppError('admin/SECOND_FACTOR_REQUIRED');
    await checkCode(admin.id, proof.code, now);
  } else {
    if (!('password' in proof)) throw new AppError('admin/INVALID_CREDENTIALS');
    await checkPassword(admin.email, proof.password, 'proof-refused');
  }
  await clearFailures(attempt);
  await renewProof(admin.session, now);
  await recordEvent('reauthenticated', admin.id);
}

/** Ends every session of this admin. Throws as `checkCredentials` does where the present password is wrong. */
export async function changePassword(admin: AdminSession, client: string, current: string, next: string): Promise<void> {
  const attempt = attemptOf(admin, client);
  await countLoginAttempt(attempt, new Date());
  await checkPassword(admin.email, current, 'proof-refused');
  await clearFailures(attempt);
  await replacePassword(admin.id, await hashPassword(next));
  await recordEvent('password-changed', admin.id);
}
