import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** What the browser alone knows, read once: `before` is what the server drew. */
export function useBrowserValue<T>(read: () => T, before: T): T {
  const [readOnce] = useState(() => {
    let known: { value: T } | null = null;
    return () => (known ??= { value: read() }).value;
  });
  return useSyncExternalStore(neverChanges, readOnce, () => before);
}
