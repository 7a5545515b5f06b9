import { timings } from '@/lib/shared/timings';

const seconds = (ms: number): number => ms / 1000;

/** As the specification says them, in seconds. */
describe('the timings', () => {
  it.each([
    ['the least time before results', timings.minLoadingMs, 60],
    ['the pause after a failure', timings.failurePauseMs, 3],
    ['a fact', timings.factMs, 10],
    ['the fade of a fact', timings.factFadeMs, 0.5],
    ['the note over the processing screen', timings.overlayMs, 2.5],
    ['the count-up of the gauge', timings.gaugeMs, 2],
    ['a reply of the helper', timings.chatReplyMs, 1.2],
    ['the stub sign-in', timings.stubLoginMs, 1],
    ['a toast', timings.toastMs, 5],
    ['the delay of a tooltip', timings.tooltipDelayMs, 0.7],
    ['the delay of the next tooltip', timings.tooltipSkipDelayMs, 0.3],
    ['the whole of the progress bar', timings.progressMs, 65],
  ])('%s', (_what, ms, specified) => {
    expect(seconds(ms)).toBe(specified);
  });

  it('the steps start one after another, and the last ends before the results may show', () => {
    expect(timings.stepStartsMs.map(seconds)).toEqual([0, 7, 14, 21, 28, 35, 42, 50]);
    expect(timings.lastStepEndsMs).toBeLessThan(timings.minLoadingMs);
  });
});
