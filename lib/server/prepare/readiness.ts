import { AppError } from '@/lib/shared/errors';

interface Readiness {
  isPrepared: boolean;
  prepared: Promise<void>;
}

declare global {
  /** One for each process: Next bundles this module several times. It is absent in scripts and tests, which prepare nothing. */
  var serverReadiness: Readiness | undefined;
}

const maxWaitMs = 10_000;
const retryAfterSeconds = 5;

/** Records that preparation has begun: calls wait for `prepared`, and `/api/health` reports it. */
export function awaitPreparation(prepared: Promise<void>): void {
  const readiness: Readiness = { isPrepared: false, prepared };
  globalThis.serverReadiness = readiness;
  void prepared.then(() => (readiness.isPrepared = true));
}

export const isPrepared = (): boolean => globalThis.serverReadiness?.isPrepared ?? true;

/** Waits until the database may be used. Throws UNAVAILABLE where that takes too long. */
export async function whenPrepared(): Promise<void> {
  const readiness = globalThis.serverReadiness;
  if (!readiness || readiness.isPrepared) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, maxWaitMs, true)));
  const isLate = await Promise.race([readiness.prepared.then(() => false), late]);
  clearTimeout(timer);
  if (isLate) throw new AppError('server/UNAVAILABLE', { retryAfterSeconds });
}
