import { useCallback, useState } from 'react';

/** True from the moment a part first comes near the screen: what it needs is fetched then, and not before. */
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
