import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Reads once what only the browser knows; `before` is the value that the server drew with. */
export function useBrowserValue<T>(read: () => T, before: T): T {
  const [readOnce] = useState(() => {
    let known: { value: T } | null = null;
    return () => (known ??= { value: read() }).value;
  });
  return useSyncExternalStore(neverChanges, readOnce, () => before);
}
