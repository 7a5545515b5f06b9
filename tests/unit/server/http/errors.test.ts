import { errorResponse } from '@/lib/server/http/errors';
import { log } from '@/lib/server/log';

const logged = () => jest.spyOn(log(), 'error').mockImplementation(() => undefined);

test('a caller who has left is no error of the site and is not logged', () => {
  const errors = logged();
  const caller = new AbortController();
  caller.abort(new Error('gone'));
  expect(errorResponse(caller.signal.reason, caller.signal).status).toBe(499);
  expect(errors).not.toHaveBeenCalled();
});

test('a fault of the site is logged, whether its caller is there or not', () => {
  const errors = logged();
  const caller = new AbortController();
  expect(errorResponse(new Error('ours'), caller.signal).status).toBe(500);
  caller.abort();
  expect(errorResponse(new Error('ours'), caller.signal).status).toBe(500);
  expect(errors).toHaveBeenCalledTimes(2);
});
