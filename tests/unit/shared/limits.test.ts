import { limits } from '@/lib/shared/limits';

it('the limit of a call leaves room for the form around the largest file', () => {
  expect(limits.uploadBodyBytes).toBeGreaterThan(limits.uploadBytes);
});
