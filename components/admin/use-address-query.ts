import { useCallback, useSyncExternalStore } from 'react';
import type { ListPlace } from '@/lib/client/admin-calls';

/** The address holds what is shown, so that a reload, a bookmark and Back restore it. */

const changed = 'admin-address-changed';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(changed, listener);
  };
}

export type HistoryStep = 'push' | 'replace';

/** @param initialQuery the query as the server saw it, so that server and browser draw the same. */
export function useAddressQuery(initialQuery: string): [string, (query: URLSearchParams, how?: HistoryStep) => void] {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => initialQuery,
  );
  const go = useCallback((next: URLSearchParams, how: HistoryStep = 'push') => {
    const address = `${window.location.pathname}${next.size ? `?${next}` : ''}`;
    if (how === 'push') window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
    window.dispatchEvent(new Event(changed));
  }, []);
  return [query, go];
}

export const firstPage = { after: '', before: '', last: false } as const;

export const readListPlace = (given: URLSearchParams): ListPlace => ({
  search: given.get('search') ?? '',
  sort: given.get('sort') ?? '',
  after: given.get('after') ?? '',
  before: given.get('before') ?? '',
  last: given.get('last') === '1',
});

/** The query of a place, after what else stands in the address. */
export function withListPlace(query: URLSearchParams, { search, sort, after, before, last }: ListPlace): URLSearchParams {
  if (search) query.set('search', search);
  if (sort) query.set('sort', sort);
  if (after) query.set('after', after);
  if (before) query.set('before', before);
  if (last) query.set('last', '1');
  return query;
}
