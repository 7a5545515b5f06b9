import { useEffect, useState } from 'react';

/** The part that is being read: the last one that has come into the upper third of the screen; null above the first. */
export function useCurrentPart(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const known = ids.join(' ');
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const order = known.split(' ');
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
          // Between two parts nothing is seen and the last one stays; above the first there is none.
          if (!isIntersecting && target.id === order[0] && boundingClientRect.top > 0) setCurrent(null);
        }
        const last = order.findLast((id) => seen.has(id));
        if (last) setCurrent(last);
      },
      { rootMargin: '0px 0px -66% 0px' },
    );
    for (const id of order) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [known]);
  return current;
}
