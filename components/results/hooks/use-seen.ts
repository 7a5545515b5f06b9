import { useCallback, useState } from 'react';

/** True once a part has come near the screen; only then its data is fetched. */
export function useSeen(): { isSeen: boolean; seenRef: (element: Element | null) => (() => void) | undefined } {
  const [isSeen, setSeen] = useState(false);
  const seenRef = useCallback((element: Element | null) => {
    if (!element) return undefined;
    if (!('IntersectionObserver' in window)) {
      setSeen(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isSeen, seenRef };
}
