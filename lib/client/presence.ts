import { timings } from '@/lib/shared/timings';

/** Whether somebody is still at a shared computer. Pure: every time is passed in. */
type Presence = { state: 'here' } | { state: 'warned'; secondsLeft: number } | { state: 'gone' };

export function presenceAt(usedAtMs: number, nowMs: number): Presence {
  const leftMs = usedAtMs + timings.idleMs - nowMs;
  if (leftMs <= 0) return { state: 'gone' };
  return leftMs <= timings.idleWarningMs ? { state: 'warned', secondsLeft: Math.ceil(leftMs / 1000) } : { state: 'here' };
}

/** When to check again: at the time of the warning, then every second. */
export const nextLookMs = (usedAtMs: number, nowMs: number): number =>
  Math.max(1_000, usedAtMs + timings.idleMs - timings.idleWarningMs - nowMs);

/**
 * What a page finds when it opens: 'left' where the browser was closed meanwhile (its cookies are deleted, its storage is not), 'over'
 * where nobody used it for too long.
 */
export function sessionFound({
  usedAtMs,
  hasMark,
  nowMs,
}: {
  usedAtMs: number | null;
  hasMark: boolean;
  nowMs: number;
}): 'left' | 'over' | 'fine' {
  if (usedAtMs === null) return 'fine';
  if (!hasMark) return 'left';
  return presenceAt(usedAtMs, nowMs).state === 'gone' ? 'over' : 'fine';
}
