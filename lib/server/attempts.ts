/**
 * Waiting times between attempts to reach another server: half a minute, then twice as long each time, at most six hours. Twelve
 * attempts span more than a day.
 */
export const maxAttempts = 12;
const firstWaitMs = 30_000;
const longestWaitMs = 6 * 60 * 60_000;
export const retryDelayMs = (attempts: number): number => Math.min(longestWaitMs, firstWaitMs * 2 ** attempts);
