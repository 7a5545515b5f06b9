/** Shares 0..1 from counts and amounts. Every audit uses one of these two curves. */

/** 0 at `from`, 1 at `to`, linear in between; `from` may be the larger. */
export const ramp = (value: number, from: number, to: number): number => Math.min(1, Math.max(0, (value - from) / (to - from)));

/**
 * The first one counts most and each further one a little less, until `enough` gives 1. It depends only on the number present, never on
 * a share of all lines: removing weak lines earns nothing, and adding a good one never costs. `step` sets how quickly it rises: 0.85
 * for a habit that shows soon, near 1 where every further one counts.
 */
export const saturating = (count: number, enough: number, step: number): number => Math.min(1, (1 - step ** count) / (1 - step ** enough));
