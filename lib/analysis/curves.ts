/** Shares 0..1 from counts and amounts; every audit uses one of these two. */

/** 0 at `from`, 1 at `to`, straight in between; `from` may be the larger. */
export const ramp = (value: number, from: number, to: number): number => Math.min(1, Math.max(0, (value - from) / (to - from)));

/**
 * The first of its kind counts most and each further one a little less, until `enough` is all. It looks only at what is there,
 * never at a share of the whole: taking weak lines away earns nothing, and adding a good one never costs. `step` says how
 * quickly the first few make the case: 0.85 for a habit that shows soon, near 1 where every further one counts.
 */
export const saturating = (count: number, enough: number, step: number): number => Math.min(1, (1 - step ** count) / (1 - step ** enough));
