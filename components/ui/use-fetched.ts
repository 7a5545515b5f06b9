import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '@/lib/client/log-failure';

export type Fetched<T> = { state: 'waiting' } | { state: 'ready'; value: T } | { state: 'failed'; error: unknown; retry: () => void };

/** Fetches when first wanted, and again on request. `read` must be the same function in every render. */
export function useFetched<T>(read: (signal: AbortSignal) => Promise<T>, isWanted: boolean): Fetched<T> {
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState<{ state: 'waiting' } | { state: 'ready'; value: T } | { state: 'failed'; error: unknown }>({
    state: 'waiting',
  });
  const retry = useCallback(() => {
    setFetched({ state: 'waiting' });
    setAttempt((last) => last + 1);
  }, []);
  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    read(abort.signal)
      .then((value) => setFetched({ state: 'ready', value }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        logFailure('A part of the page could not be read.', error);
        setFetched({ state: 'failed', error });
      });
    return () => abort.abort();
  }, [read, isWanted, attempt]);
  return fetched.state === 'failed' ? { ...fetched, retry } : fetched;
}
