import { HttpError } from '@/lib/client/http';
import { cachedReads, readJson } from '@/lib/client/queries';

const answer = (status: number, body: string) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status, headers: { 'content-type': 'application/json' } }));

test('a 401 raises an error, and reads as null only where that was asked for', async () => {
  answer(401, '{}');
  await expect(readJson('/api/x')).rejects.toBeInstanceOf(HttpError);
  answer(401, '{}');
  await expect(readJson('/api/x', { on401: 'null' })).resolves.toBeNull();
  answer(500, '{}');
  await expect(readJson('/api/x', { on401: 'null' })).rejects.toThrow('500: {}');
});

test('cached reads never go stale by themselves and nothing is retried', () => {
  expect(cachedReads.queries).toEqual({
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  });
  expect(cachedReads.mutations.retry).toBe(false);
});
