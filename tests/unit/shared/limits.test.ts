import { limits } from '@/lib/shared/limits';

it('the limit of a request leaves space for the form around the largest file', () => {
  expect(limits.uploadBodyBytes).toBeGreaterThan(limits.uploadBytes);
});
