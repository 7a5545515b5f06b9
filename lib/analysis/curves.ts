/** Shares 0..1 from counts and amounts; every audit uses one of these two. */

/** 0 at `from`, 1 at `to`, straight in between; `from` may be the larger. */
export const ramp = (value: number, from: number, to: number): number => Math.min(1, Math.max(0, (value - from) / (to - from)));

const STEP = 0.82;

/**
 * The first of its kind counts most and each further one a little less, until `enough` is all. It looks only at what is there,
 * never at a share of the whole: taking weak lines away earns nothing, and adding a good one never costs.
 */
export const saturating = (count: number, enough: number): number => Math.min(1, (1 - STEP ** count) / (1 - STEP ** enough));
