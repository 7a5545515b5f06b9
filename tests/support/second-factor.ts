import { POST as begin, PUT as confirm } from '@/app/api/admin/second-factor/route';
import { stepAt, totpCode } from '@/lib/server/auth/totp';
import { proposedFactorSchema, recoveryCodesSchema } from '@/lib/shared/staff';
import { fromBase32 } from './base32';
import { call } from './call';

/** What an app shows for the secret, `later` steps of thirty seconds from now. */
export const appCode = (secret: string, later = 0): string => totpCode(fromBase32(secret), stepAt(new Date()) + later);

/** Turns the second factor of this session's account on, with the code of the step before now: that of now is unused. */
export async function setUpSecondFactor(cookie: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = proposedFactorSchema.parse(await (await call(begin, { method: 'POST', cookie })).json());
  const response = await call(confirm, { method: 'PUT', cookie, json: { code: appCode(secret, -1) } });
  return { secret, ...recoveryCodesSchema.parse(await response.json()) };
}
