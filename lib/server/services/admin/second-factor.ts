import { randomBytes } from 'node:crypto';
import { AppError } from '@/lib/shared/errors';
import type { Account, ProposedFactor } from '@/lib/shared/staff';
import { isRecent, type AdminSession } from '@/lib/server/auth/session';
import { base32, newTotpSecret, stepOfCode, totpUri } from '@/lib/server/auth/totp';
import { recordEvent } from '@/lib/server/db/audit-events';
import {
  confirmFactor,
  countRecoveryCodes,
  findFactor,
  hasFactor,
  proposeFactor,
  removeFactor,
  spendRecoveryCode,
  spendStep,
} from '@/lib/server/db/second-factors';
import { env } from '@/lib/server/env';
import { hashSecret } from '@/lib/server/ids';

const recoveryCodeCount = 10;
/** 80 random bits, so that a plain hash cannot be reversed. */
const recoveryCodeBytes = 10;

const recoveryHash = (adminId: string, code: string): string => hashSecret(`${adminId} ${code}`);

/** 'ABCD EFGH' and 'abcd-efgh' are the same code. */
const bare = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** What this account's own page shows. */
export async function readAccount(admin: AdminSession): Promise<Account> {
  const [hasSecondFactor, recoveryCodesLeft] = await Promise.all([hasFactor(admin.id), countRecoveryCodes(admin.id)]);
  return { email: admin.email, role: admin.role, hasSecondFactor, recoveryCodesLeft, isRecent: isRecent(admin) };
}

/** Makes the secret for an authenticator app. It takes effect once `confirmSecondFactor` has seen a code. Throws SECOND_FACTOR_IS_ON. */
export async function beginSecondFactor(admin: AdminSession): Promise<ProposedFactor> {
  const secret = newTotpSecret();
  if (!(await proposeFactor(admin.id, secret))) throw new AppError('admin/SECOND_FACTOR_IS_ON');
  return { secret: base32(secret), uri: totpUri(secret, env().PRODUCT_NAME, admin.email) };
}

/** Turns the second factor on and returns its recovery codes. Throws INVALID_CODE. */
export async function confirmSecondFactor(admin: AdminSession, typed: string, now: Date): Promise<string[]> {
  const factor = await findFactor(admin.id);
  const step = factor && !factor.confirmed ? stepOfCode(factor.secret, bare(typed), now) : null;
  if (step === null) throw new AppError('admin/INVALID_CODE');
  const codes = Array.from({ length: recoveryCodeCount }, () => base32(randomBytes(recoveryCodeBytes)));
  const recoveryHashes = codes.map((code) => recoveryHash(admin.id, code));
  if (!(await confirmFactor(admin.id, { step, recoveryHashes, session: admin.session, now })))
    throw new AppError('admin/SECOND_FACTOR_IS_ON');
  await recordEvent('second-factor-on', admin.id);
  return codes.map((code) => code.replace(/(.{4})(?!$)/g, '$1-'));
}

export async function endSecondFactor(admin: AdminSession): Promise<void> {
  await removeFactor(admin.id);
  await recordEvent('second-factor-off', admin.id);
}

/** Throws INVALID_CODE where the code is neither one of the app nor a recovery code, or was used before. */
export async function checkCode(adminId: string, typed: string, now: Date): Promise<void> {
  const code = bare(typed);
  const factor = await findFactor(adminId);
  const step = factor && stepOfCode(factor.secret, code, now);
  if (step !== null && (await spendStep(adminId, step))) return;
  if (await spendRecoveryCode(adminId, recoveryHash(adminId, code))) return recordEvent('recovery-code-used', adminId);
  await recordEvent('code-refused', adminId);
  throw new AppError('admin/INVALID_CODE');
}
