import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ListPlace } from '@/lib/client/admin-calls';

/** Keeps tab, search, order and page in the address, so that a reload, a bookmark and Back restore them. */

export const tabNames = ['leads', 'uploads', 'analyses', 'overview'] as const;
export type TabName = (typeof tabNames)[number];

export interface PanelPlace extends ListPlace {
  tab: TabName;
}

const changed = 'admin-address-changed';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(changed, listener);
  };
}

export function readPlace(query: string): PanelPlace {
  const given = new URLSearchParams(query);
  return {
    tab: tabNames.find((name) => name === given.get('tab')) ?? 'leads',
    search: given.get('search') ?? '',
    sort: given.get('sort') ?? '',
    after: given.get('after') ?? '',
    before: given.get('before') ?? '',
    last: given.get('last') === '1',
  };
}

function writePlace({ tab, search, sort, after, before, last }: PanelPlace): string {
  const query = new URLSearchParams();
  if (tab !== 'leads') query.set('tab', tab);
  if (search) query.set('search', search);
  if (sort) query.set('sort', sort);
  if (after) query.set('after', after);
  if (before) query.set('before', before);
  if (last) query.set('last', '1');
  return query.size ? `?${query}` : '';
}

export const firstPage = { after: '', before: '', last: false } as const;

/** @param initialQuery the query as the server saw it, so that server and browser draw the same. */
export function usePanelPlace(initialQuery: string): [PanelPlace, (next: PanelPlace, how?: 'push' | 'replace') => void] {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => initialQuery,
  );
  const place = useMemo(() => readPlace(query), [query]);
  const go = useCallback((next: PanelPlace, how: 'push' | 'replace' = 'push') => {
    const address = `${window.location.pathname}${writePlace(next)}`;
    if (how === 'push') window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
    window.dispatchEvent(new Event(changed));
  }, []);
  return [place, go];
}
