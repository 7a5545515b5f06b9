/** Every duration of the product in milliseconds (specification section 9). */
export const timings = {
  minLoadingMs: 60_000,
  stepStartsMs: [0, 7_000, 14_000, 21_000, 28_000, 35_000, 42_000, 50_000],
  lastStepEndsMs: 58_000,
  progressMs: 65_000,
  failurePauseMs: 3_000,
  factMs: 10_000,
  factFadeMs: 500,
  overlayMs: 2_500,
  gaugeMs: 2_000,
  chatReplyMs: 1_200,
  stubLoginMs: 1_000,
  handOverMs: 10 * 60_000,
  /** On a shared computer: after this time without a click or a key press the visitor counts as gone. */
  idleMs: 15 * 60_000,
  idleWarningMs: 60_000,
  toastMs: 5_000,
  tooltipDelayMs: 700,
  tooltipSkipDelayMs: 300,
} as const;
