import { progressAt } from '@/lib/client/progress';

const states = (seconds: number, minimum = 60_000) => progressAt(seconds * 1000, minimum).steps.map((step) => step.state);

test('eight steps start at 0, 7, 14, 21, 28, 35, 42 and 50 seconds, and a step lasts until the next starts', () => {
  [0, 7, 14, 21, 28, 35, 42, 50].forEach((start, index) => {
    expect(states(start)[index]).toBe('current');
    if (start > 0) expect(states(start - 0.001)[index]).toBe('pending');
    if (index > 0) expect(states(start)[index - 1]).toBe('completed');
  });
});

test('the last step ends at 58 seconds', () => {
  expect(states(57.999)[7]).toBe('current');
  expect(states(58)).toEqual(Array(8).fill('completed'));
});

test('the bar spreads 65 seconds and stops at 99%', () => {
  expect(progressAt(32_500, 60_000).percent).toBe(50);
  expect(progressAt(64_999, 60_000).percent).toBe(99);
  expect(progressAt(600_000, 60_000).percent).toBe(99);
});

test('steps and bar stretch with the minimum an operator sets', () => {
  expect(states(25, 30_000)[7]).toBe('current');
  expect(progressAt(16_250, 30_000).percent).toBe(50);
  expect(progressAt(0, 0).percent).toBe(99);
});
