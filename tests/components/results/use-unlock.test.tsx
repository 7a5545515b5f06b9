import { renderHook } from '@testing-library/react';
import { useUnlock } from '@/components/results/hooks/use-unlock';

beforeEach(() => window.localStorage.clear());

const isUnlocked = (id: string) =>
  renderHook(() =>
    useUnlock(
      id,
      false,
      () => Promise.resolve(),
      () => undefined,
    ),
  ).result.current.isUnlocked;

test('the demo is open to everybody: it takes no email, so it asks for none', () => {
  expect(isUnlocked('demo')).toBe(true);
});

test('any other report is locked until an email is given', () => {
  expect(isUnlocked('sample-1')).toBe(false);
});
