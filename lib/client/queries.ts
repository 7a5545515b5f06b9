import { HttpError, call } from './http';

/**
 * How reads are cached (specification section 7): they never go stale, are not retried, and are not fetched again on focus, at an
 * interval or when the connection is back; only the visitor's action reads them again. Mutations are not retried either.
 */
export const cachedReads = {
  queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, refetchInterval: false },
  mutations: { retry: false },
} as const;

export interface ReadOptions {
  /** Whether a 401 throws an error, or is read as 'nobody is signed in'. */
  on401?: 'throw' | 'null';
  signal?: AbortSignal;
}

/** GETs the JSON of an address; the cache key is the address. */
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
