import { useSyncExternalStore } from 'react';
import { limits } from '@/lib/shared/limits';

/** What stands above and below a list: the page's head, the tabs, the search, the table's head, the pages. */
const aroundPx = 287;
const rowPx = 37;
const fewest = 10;

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** So many rows that the window holds them without scrolling; null where there is no window. */
export const useRowsThatFit = (): number | null =>
  useSyncExternalStore<number | null>(
    subscribe,
    () => Math.min(limits.maxPageSize, Math.max(fewest, Math.floor((window.innerHeight - aroundPx) / rowPx))),
    () => null,
  );
