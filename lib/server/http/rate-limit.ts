import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { AppError } from '@/lib/shared/errors';
import { takePoints } from '@/lib/server/db/rate-limits';
import { env } from '@/lib/server/env';

const windowSeconds = 600;
/** A database that does not answer within this time counts as unreachable. */
const storeTimeoutMs = 1_000;

const settings = {
  /** Everything without a limit of its own: every page, and every call that only reads or deletes. */
  reads: 'RATE_LIMIT_READS',
  /** Monitoring asks for it every few seconds. */
  health: 'RATE_LIMIT_READS',
  uploads: 'RATE_LIMIT_UPLOADS',
  analyses: 'RATE_LIMIT_ANALYSES',
  emails: 'RATE_LIMIT_EMAILS',
  logins: 'RATE_LIMIT_LOGINS',
  /** The same number as for analyses, each with its own count, so that improving a CV does not use up the next analysis. */
  suggestions: 'RATE_LIMIT_ANALYSES',
  jobMatches: 'RATE_LIMIT_ANALYSES',
  adverts: 'RATE_LIMIT_ANALYSES',
  handOvers: 'RATE_LIMIT_ANALYSES',
  /** A typed code opens a report, so codes may be tried no more often than passwords. */
  codes: 'RATE_LIMIT_LOGINS',
  statements: 'RATE_LIMIT_ANALYSES',
  /** Each correction scores the CV again. */
  readings: 'RATE_LIMIT_ANALYSES',
  /** PDFs are made one after another, so one client must not fill the queue. */
  exports: 'RATE_LIMIT_ANALYSES',
  /** Drawing a page needs a child process of the reading lane. A client that may upload files may also look at their pages. */
  pages: 'RATE_LIMIT_UPLOADS',
  /** Working time of the child processes, whatever call it was for. */
  workTime: 'RATE_LIMIT_ANALYSES',
} as const;

type Counted = keyof typeof settings;
export type LimitName = Exclude<Counted, 'workTime'>;

/** Ten times what an ordinary CV takes to read and analyse. */
const workSecondsPerAnalysis = 2;
/**
 * How many calls one point of the setting allows: several pages of a file, each format of an export, a correction in several steps.
 * Work is counted in milliseconds.
 */
const perPoint: Partial<Record<Counted, number>> = {
  pages: 8,
  exports: 3,
  readings: 3,
  /** The draft is written again after each answer. */
  statements: 12,
  health: 10,
  workTime: 1_000 * workSecondsPerAnalysis,
};

const pointsOf = (name: Counted): number => env()[settings[name]] * (perPoint[name] ?? 1);

/** Calls of a client that this process may still let pass; it has already taken them from the database's count. */
interface Allowance {
  left: number;
  until: Date;
  /** True where the database has no more points in this window. */
  isLast: boolean;
}

declare global {
  /** One for each process: Next bundles this module several times, so they are kept on `globalThis`. */
  var callAllowances: Map<string, Allowance> | undefined;
  var stepsUnderWay: Map<string, Promise<void>> | undefined;
}

/** A high limit is taken from the database in twenty steps, so that not every call costs a statement; a limit up to 20 call by call. */
const stepsPerLimit = 20;
/** With more clients than this in ten minutes all allowances are dropped; what is unused in them is lost to those clients. */
const maxAllowances = 20_000;

/** A keyed hash, so that the table does not show which addresses made calls. */
const keyOf = (subject: string): string => createHmac('sha256', env().NEXTAUTH_SECRET).update(subject).digest('base64url');

/** Counts one call by `subject`. Throws RATE_LIMIT with the seconds to wait once the limit is reached; a limit of 0 means none. */
export async function countCall(name: LimitName, subject: string): Promise<void> {
  const limit = pointsOf(name);
  if (limit === 0) return;
  const now = new Date();
  const windowEnd = new Date(now.getTime() + windowSeconds * 1000);
  const key = `${name}:${keyOf(subject)}`;
  for (;;) {
    const held = globalThis.callAllowances?.get(key);
    const allowance = held && held.until > now && held.until <= windowEnd ? held : null;
    if (allowance && allowance.left > 0) {
      allowance.left -= 1;
      return;
    }
    if (allowance?.isLast) throw refusal(allowance.until, now);
    // Calls at the same moment share one step: separate steps would take points away from other instances.
    const steps = (globalThis.stepsUnderWay ??= new Map());
    const step = steps.get(key) ?? takeStep(key, limit, now, windowEnd).finally(() => steps.delete(key));
    steps.set(key, step);
    await step;
  }
}

async function takeStep(key: string, limit: number, now: Date, windowEnd: Date): Promise<void> {
  const step = Math.ceil(limit / stepsPerLimit);
  const taken = await answered(takePoints(key, step, now, windowEnd));
  // Where the database cannot be reached each instance counts for itself, so that pages are still drawn and limits still hold.
  if (taken === null) return keep(key, { left: limit, until: windowEnd, isLast: true });
  const { points, expire } = taken;
  keep(key, { left: Math.max(0, step - Math.max(0, points - limit)), until: expire, isLast: points >= limit });
}

function keep(key: string, allowance: Allowance): void {
  const allowances = (globalThis.callAllowances ??= new Map());
  if (allowances.size >= maxAllowances) allowances.clear();
  allowances.set(key, allowance);
}

const refusal = (until: Date, now: Date): AppError =>
  new AppError('request/RATE_LIMIT', { retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) });

/** Throws RATE_LIMIT where the client has used up its working time; a setting of 0 means no limit. */
export async function requireWorkTime(client: string): Promise<void> {
  const limit = pointsOf('workTime');
  if (limit === 0) return;
  const now = new Date();
  const used = await answered(takeWorkTime(client, 0, now));
  if (used && used.points >= limit) throw refusal(used.expire, now);
}

/** Counts work that was done, also beyond the limit. */
export async function countWorkTime(client: string, ms: number): Promise<void> {
  if (pointsOf('workTime') > 0) await takeWorkTime(client, Math.ceil(ms), new Date());
}

const takeWorkTime = (client: string, ms: number, now: Date) =>
  takePoints(`workTime:${keyOf(client)}`, ms, now, new Date(now.getTime() + windowSeconds * 1000));

/** The database's answer; null where it fails or takes so long that a page would have to wait. */
const answered = <T>(answer: Promise<T>): Promise<T | null> =>
  Promise.race([answer, setTimeout(storeTimeoutMs, null, { ref: false })]).catch(() => null);
