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
  /** PDFs are made one after another: nobody may fill that queue. */
  exports: 'RATE_LIMIT_ANALYSES',
  /** Drawing a page takes a reading process: whoever may upload a file may also look at its pages. */
  pages: 'RATE_LIMIT_UPLOADS',
  /** Time of the processes that read, analyse and draw, whatever call it was for. */
  workTime: 'RATE_LIMIT_ANALYSES',
} as const;

type Counted = keyof typeof settings;
export type LimitName = Exclude<Counted, 'workTime'>;

/** An ordinary CV is read and analysed in a tenth of it. */
const workSecondsPerAnalysis = 2;
/** Of a file, so many pages may be looked at; of a CV, each format may be taken. Work is counted in milliseconds. */
const perPoint: Partial<Record<Counted, number>> = { pages: 8, exports: 3, workTime: 1_000 * workSecondsPerAnalysis };

const pointsOf = (name: Counted): number => env()[settings[name]] * (perPoint[name] ?? 1);

declare global {
  var rateLimiters: Map<string, RateLimiterAbstract> | undefined;
}

/** In memory on one machine; in the shared database where several instances stand behind one Postgres. */
function limiter(name: Counted, points: number): RateLimiterAbstract {
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
  const points = pointsOf(name);
  if (points === 0) return;
  try {
    await limiter(name, points).consume(keyOf(subject));
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw refusal(rejection);
  }
}

const refusal = ({ msBeforeNext }: RateLimiterRes): AppError =>
  new AppError('request/RATE_LIMIT', { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) });

/** Throws RATE_LIMIT where the client has used up its time; there is none to use up where the setting is 0. */
export async function requireWorkTime(client: string): Promise<void> {
  const points = pointsOf('workTime');
  if (points === 0) return;
  const used = await limiter('workTime', points).get(keyOf(client));
  if (used && used.consumedPoints >= points) throw refusal(used);
}

/** Work that is done is counted, also beyond what the client may use. */
export async function countWorkTime(client: string, ms: number): Promise<void> {
  const points = pointsOf('workTime');
  if (points > 0 && ms > 0) await limiter('workTime', points).penalty(keyOf(client), Math.ceil(ms));
}
