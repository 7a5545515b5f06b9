import { timings } from '@/lib/shared/timings';

it('the steps start one after another, and the last ends before the results may show', () => {
  const starts = timings.stepStartsMs;
  expect([...starts].sort((a, b) => a - b)).toEqual(starts);
  expect(starts.at(-1)).toBeLessThan(timings.lastStepEndsMs);
  expect(timings.lastStepEndsMs).toBeLessThan(timings.minLoadingMs);
});
