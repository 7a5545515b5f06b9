const failuresInARow = 3;
const cooldownMs = 60_000;

/**
 * A circuit breaker: after three failures in a row no call is made for a minute. Then one is tried; if it fails too, the minute starts
 * again.
 */
export interface Breaker {
  /** Seconds until the next call may be tried; 0 when it may be tried now. */
  cooldownSeconds(): number;
  succeeded(): void;
  /** True when this failure begins a cool-down. */
  failed(): boolean;
}

/** @param now milliseconds */
export function breaker(now: () => number): Breaker {
  let failures = 0;
  let coolsUntil = 0;
  return {
    cooldownSeconds: () => Math.max(0, Math.ceil((coolsUntil - now()) / 1000)),
    succeeded() {
      failures = 0;
      coolsUntil = 0;
    },
    failed() {
      failures += 1;
      if (failures < failuresInARow) return false;
      coolsUntil = now() + cooldownMs;
      return true;
    },
  };
}
