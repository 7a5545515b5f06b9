import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { AppError } from '@/lib/shared/errors';
import { takePoints } from '@/lib/server/db/rate-limits';
import { env } from '@/lib/server/env';

const windowSeconds = 600;
/** A database that does not answer for so long is away. */
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
  adverts: 'RATE_LIMIT_ANALYSES',
  handOvers: 'RATE_LIMIT_ANALYSES',
  /** Typed codes open a report: they are tried no more often than passwords. */
  codes: 'RATE_LIMIT_LOGINS',
  statements: 'RATE_LIMIT_ANALYSES',
  /** Each scores a CV again. */
  readings: 'RATE_LIMIT_ANALYSES',
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
/** Of a file, so many pages may be looked at; of a CV, each format may be taken, and a reading put right step by step. Work is counted in milliseconds. */
const perPoint: Partial<Record<Counted, number>> = {
  pages: 8,
  exports: 3,
  readings: 3,
  /** Written again with each answer. */
  statements: 12,
  health: 10,
  workTime: 1_000 * workSecondsPerAnalysis,
};

const pointsOf = (name: Counted): number => env()[settings[name]] * (perPoint[name] ?? 1);

/** What this process may still let pass of a client's calls, taken from the database beforehand. */
interface Allowance {
  left: number;
  until: Date;
  /** Of the window's points the database has no more. */
  isLast: boolean;
}

declare global {
  /** One a process, though Next bundles this module several times. */
  var callAllowances: Map<string, Allowance> | undefined;
  var stepsUnderWay: Map<string, Promise<void>> | undefined;
}

/** Of a high limit a twentieth is taken at once, so that not every call costs a statement; of one up to 20, each call. */
const stepsOfALimit = 20;
/** More clients than that within ten minutes: what was taken for them and not used is lost to them. */
const mostAllowances = 20_000;

/** Keyed, so that the table does not tell from which addresses calls came. */
const keyOf = (subject: string): string => createHmac('sha256', env().NEXTAUTH_SECRET).update(subject).digest('base64url');

/** Counts one call by `subject`; throws RATE_LIMIT with the seconds to wait once the setting's number is used up. 0 = no limit. */
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
    // Calls of the same moment wait for one step: what each of them took would be lost to the other instances.
    const steps = (globalThis.stepsUnderWay ??= new Map());
    const step = steps.get(key) ?? takeStep(key, limit, now, windowEnd).finally(() => steps.delete(key));
    steps.set(key, step);
    await step;
  }
}

async function takeStep(key: string, limit: number, now: Date, windowEnd: Date): Promise<void> {
  const step = Math.ceil(limit / stepsOfALimit);
  const taken = await answered(takePoints(key, step, now, windowEnd));
  // Where the database is away each instance counts for itself, so that pages are still drawn and the limits still hold.
  if (taken === null) return keep(key, { left: limit, until: windowEnd, isLast: true });
  const { points, expire } = taken;
  keep(key, { left: Math.max(0, step - Math.max(0, points - limit)), until: expire, isLast: points >= limit });
}

function keep(key: string, allowance: Allowance): void {
  const allowances = (globalThis.callAllowances ??= new Map());
  if (allowances.size >= mostAllowances) allowances.clear();
  allowances.set(key, allowance);
}

const refusal = (until: Date, now: Date): AppError =>
  new AppError('request/RATE_LIMIT', { retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) });

/** Throws RATE_LIMIT where the client has used up its time; there is none to use up where the setting is 0. */
export async function requireWorkTime(client: string): Promise<void> {
  const limit = pointsOf('workTime');
  if (limit === 0) return;
  const now = new Date();
  const used = await answered(takeWorkTime(client, 0, now));
  if (used && used.points >= limit) throw refusal(used.expire, now);
}

/** Work that is done is counted, also beyond what the client may use. */
export async function countWorkTime(client: string, ms: number): Promise<void> {
  if (pointsOf('workTime') > 0) await takeWorkTime(client, Math.ceil(ms), new Date());
}

const takeWorkTime = (client: string, ms: number, now: Date) =>
  takePoints(`workTime:${keyOf(client)}`, ms, now, new Date(now.getTime() + windowSeconds * 1000));

/** What the database answers; null where it fails or takes so long that a page would wait for it. */
const answered = <T>(answer: Promise<T>): Promise<T | null> =>
  Promise.race([answer, setTimeout(storeTimeoutMs, null, { ref: false })]).catch(() => null);
