import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPrisma, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { AppError } from '@/lib/shared/errors';
import { db } from '@/lib/server/db/client';
import { isPostgres } from '@/lib/server/db/kind';
import { env } from '@/lib/server/env';

const windowSeconds = 600;

const settings = {
  uploads: 'RATE_LIMIT_UPLOADS',
  analyses: 'RATE_LIMIT_ANALYSES',
  emails: 'RATE_LIMIT_EMAILS',
  logins: 'RATE_LIMIT_LOGINS',
  /** As many as analyses, each on a count of its own: improving a CV must not use up the next analysis. */
  suggestions: 'RATE_LIMIT_ANALYSES',
  jobMatches: 'RATE_LIMIT_ANALYSES',
  /** Each scores a CV again. */
  readings: 'RATE_LIMIT_ANALYSES',
  /** PDFs are made one after another: nobody may fill that queue. */
  exports: 'RATE_LIMIT_ANALYSES',
  /** Drawing a page takes a reading process: whoever may upload a file may also look at its pages. */
  pages: 'RATE_LIMIT_UPLOADS',
} as const;

export type LimitName = keyof typeof settings;

/** Of a file, so many pages may be looked at; of a CV, each format may be taken, and a reading is put right step by step. */
const callsPerPoint: Partial<Record<LimitName, number>> = { pages: 8, exports: 3, readings: 3 };

declare global {
  var rateLimiters: Map<string, RateLimiterAbstract> | undefined;
}

/** In memory on one machine; in the shared database where several instances stand behind one Postgres. */
function limiter(name: LimitName, points: number): RateLimiterAbstract {
  const limiters = (globalThis.rateLimiters ??= new Map());
  const { DATABASE_URL } = env();
  const key = `${name} ${points} ${DATABASE_URL}`;
  const options = { keyPrefix: name, points, duration: windowSeconds };
  const existing = limiters.get(key);
  if (existing) return existing;
  const made = isPostgres(DATABASE_URL)
    ? new RateLimiterPrisma({ ...options, storeClient: db(), clearExpiredByTimeout: false })
    : new RateLimiterMemory(options);
  limiters.set(key, made);
  return made;
}

/** Keyed, so that the table does not tell from which addresses calls came. */
const keyOf = (subject: string): string => createHmac('sha256', env().NEXTAUTH_SECRET).update(subject).digest('base64url');

/** Counts one call by `subject`; throws RATE_LIMIT with the seconds to wait once the setting's number is used up. 0 = no limit. */
export async function countCall(name: LimitName, subject: string): Promise<void> {
  const points = env()[settings[name]] * (callsPerPoint[name] ?? 1);
  if (points === 0) return;
  try {
    await limiter(name, points).consume(keyOf(subject));
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw new AppError('request/RATE_LIMIT', { retryAfterSeconds: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)) });
  }
}
