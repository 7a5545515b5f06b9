import { HttpError, call } from './http';

/**
 * How cached reads behave (specification section 7): they never go stale, are not retried and are not fetched again on
 * focus, on an interval or with a connection that is back; only the visitor's own wish reads them anew. Mutations are not retried either.
 */
export const cachedReads = {
  queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, refetchInterval: false },
  mutations: { retry: false },
} as const;

export interface ReadOptions {
  /** A 401 raises an error, or is read as 'nobody is signed in'. */
  on401?: 'throw' | 'null';
  signal?: AbortSignal;
}

/** GETs the JSON of an address: the read behind a cache key that is the address itself. */
export async function readJson(url: string, { on401 = 'throw', signal }: ReadOptions = {}): Promise<unknown> {
  try {
    const response = await call('GET', url, signal ? { signal } : {});
    const body: unknown = await response.json();
    return body;
  } catch (error) {
    if (on401 === 'null' && error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}
