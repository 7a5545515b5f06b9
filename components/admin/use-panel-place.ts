import { useCallback, useMemo } from 'react';
import type { ListPlace } from '@/lib/client/admin-calls';
import { readListPlace, useAddressQuery, withListPlace, type HistoryStep } from './use-address-query';

export const tabNames = ['leads', 'uploads', 'analyses', 'overview'] as const;
export type TabName = (typeof tabNames)[number];

export interface PanelPlace extends ListPlace {
  tab: TabName;
}

/** Tab, search, order and page, as the address says. */
export function usePanelPlace(initialQuery: string): [PanelPlace, (next: PanelPlace, how?: HistoryStep) => void] {
  const [query, setQuery] = useAddressQuery(initialQuery);
  const place = useMemo(() => {
    const given = new URLSearchParams(query);
    return { tab: tabNames.find((name) => name === given.get('tab')) ?? 'leads', ...readListPlace(given) };
  }, [query]);
  const go = useCallback(
    ({ tab, ...next }: PanelPlace, how?: HistoryStep) =>
      setQuery(withListPlace(new URLSearchParams(tab === 'leads' ? {} : { tab }), next), how),
    [setQuery],
  );
  return [place, go];
}
