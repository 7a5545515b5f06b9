import { rememberReport } from '@/lib/client/device-reports';
import { rememberScore, versionsOf } from '@/lib/client/improved-scores';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  const localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) };
  Object.assign(globalThis, { window: { localStorage } });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

const score = (id: string) => ({ id, score: 60, date: '2026-03-02' });

test('the versions of one CV are found from whichever of them, and no other report is', () => {
  for (const id of ['first', 'second', 'third', 'other']) rememberReport({ ...score(id), filename: 'CV.pdf' });
  rememberScore('first', score('second'));
  rememberScore('second', score('third'));
  for (const id of ['first', 'second', 'third']) expect(versionsOf(id).sort()).toEqual(['first', 'second', 'third']);
  expect(versionsOf('other')).toEqual(['other']);
});

test('a list that leads in circles has an end', () => {
  rememberScore('first', score('second'));
  rememberScore('second', score('first'));
  expect(versionsOf('first')).toEqual(['first', 'second']);
});
