import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPrisma, RateLimiterRes, RLWrapperTimeouts, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { AppError } from '@/lib/shared/errors';
import { isPostgres } from '@/lib/server/db/kind';
import { env } from '@/lib/server/env';

const windowSeconds = 600;
/** A database that does not answer for so long is away: a page is not to wait for it. */
const storeTimeoutMs = 1_000;

const settings = {
  /** Whatever has no limit of its own: every page, and every call that only looks something up or deletes. */
  reads: 'RATE_LIMIT_READS',
  /** Asked every few seconds by whatever watches the site. */
  health: 'RATE_LIMIT_READS',
  uploads: 'RATE_LIMIT_UPLOADS',
  analyses: 'RATE_LIMIT_ANALYSES',
  emails: 'RATE_LIMIT_EMAILS',
  logins: 'RATE_LIMIT_LOGINS',
  /** As many as analyses, each on a count of its own: improving a CV must not use up the next analysis. */
  suggestions: 'RATE_LIMIT_ANALYSES',
  jobMatches: 'RATE_LIMIT_ANALYSES',
  /** PDFs are made one after another: nobody may fill that queue. */
  exports: 'RATE_LIMIT_ANALYSES',
  /** Drawing a page takes a reading process: whoever may upload a file may also look at its pages. */
  pages: 'RATE_LIMIT_UPLOADS',
} as const;

export type LimitName = keyof typeof settings;

/** Of a file, so many pages may be looked at; of a CV, each format may be taken. */
const callsPerPoint: Partial<Record<LimitName, number>> = { pages: 8, exports: 3, health: 10 };

declare global {
  var rateLimiters: Map<string, RateLimiterAbstract> | undefined;
}

/** In memory on one machine; in the shared database where several instances stand behind one Postgres. */
async function limiter(name: LimitName, points: number): Promise<RateLimiterAbstract> {
  const limiters = (globalThis.rateLimiters ??= new Map());
  const { DATABASE_URL } = env();
  const key = `${name} ${points} ${DATABASE_URL}`;
  const options = { keyPrefix: name, points, duration: windowSeconds };
  const existing = limiters.get(key);
  if (existing) return existing;
  const memory = new RateLimiterMemory(options);
  const made = isPostgres(DATABASE_URL) ? await shared(options, memory) : memory;
  limiters.set(key, made);
  return made;
}

/** Where the database is away each instance counts for itself, so that pages are still drawn and the limits still hold. */
async function shared(options: { keyPrefix: string; points: number; duration: number }, memory: RateLimiterMemory) {
  // Loaded where it is needed: on SQLite the first page is drawn without the database.
  const { db } = await import('@/lib/server/db/client');
  // Whoever used up a limit is refused without asking the database again.
  const store = { ...options, storeClient: db(), clearExpiredByTimeout: false, inMemoryBlockOnConsumed: options.points };
  return new RLWrapperTimeouts({ limiter: new RateLimiterPrisma(store), insuranceLimiter: memory, timeoutMs: storeTimeoutMs });
}

/** Keyed, so that the table does not tell from which addresses calls came. */
const keyOf = (subject: string): string => createHmac('sha256', env().NEXTAUTH_SECRET).update(subject).digest('base64url');

/** Counts one call by `subject`; throws RATE_LIMIT with the seconds to wait once the setting's number is used up. 0 = no limit. */
export async function countCall(name: LimitName, subject: string): Promise<void> {
  const points = env()[settings[name]] * (callsPerPoint[name] ?? 1);
  if (points === 0) return;
  try {
    await (await limiter(name, points)).consume(keyOf(subject));
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw new AppError('request/RATE_LIMIT', { retryAfterSeconds: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)) });
  }
}
