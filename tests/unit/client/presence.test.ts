import { nextLookMs, presenceAt, sessionFound } from '@/lib/client/presence';

const minute = 60_000;

test.each([
  ['somebody is there', 0, { state: 'here' }],
  ['somebody is there', 14 * minute - 1, { state: 'here' }],
  ['a minute before the end it warns', 14 * minute, { state: 'warned', secondsLeft: 60 }],
  ['it counts down', 15 * minute - 1_500, { state: 'warned', secondsLeft: 2 }],
  ['after a quarter of an hour nobody is there', 15 * minute, { state: 'gone' }],
])('%s (%d ms after the last press)', (_what, passedMs, presence) => expect(presenceAt(1_000, 1_000 + passedMs)).toEqual(presence));

test('it looks again at the warning, then each second', () => {
  expect(nextLookMs(0, 0)).toBe(14 * minute);
  expect(nextLookMs(0, 14 * minute + 20_000)).toBe(1_000);
});

test.each([
  ['a browser that is not shared', null, false, 'fine'],
  ['a session that goes on', 9 * minute, true, 'fine'],
  ['a session nobody ended', -6 * minute, true, 'over'],
  ['what an earlier visitor left, whose browser was closed', 9 * minute, false, 'left'],
] as const)('on opening it finds %s', (_what, usedAtMs, hasMark, found) => {
  expect(sessionFound({ usedAtMs, hasMark, nowMs: 10 * minute })).toBe(found);
});
