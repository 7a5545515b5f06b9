const failuresInARow = 3;
const restMs = 60_000;

/** After three failures in a row Claude is left alone for a minute; then one call is tried, and its fate decides. */
export interface Breaker {
  /** Seconds until the next call may be tried; 0 when it may be tried now. */
  restsForSeconds(): number;
  succeeded(): void;
  /** True when this failure begins a rest. */
  failed(): boolean;
}

/** @param now milliseconds */
export function breaker(now: () => number): Breaker {
  let failures = 0;
  let restsUntil = 0;
  return {
    restsForSeconds: () => Math.max(0, Math.ceil((restsUntil - now()) / 1000)),
    succeeded() {
      failures = 0;
      restsUntil = 0;
    },
    failed() {
      failures += 1;
      if (failures < failuresInARow) return false;
      restsUntil = now() + restMs;
      return true;
    },
  };
}
