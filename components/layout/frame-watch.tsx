'use client';

import { useEffect } from 'react';
import { isFramed, tellParentOfHeight } from '@/lib/client/parent-frame';

/**
 * Inside a frame whose browser did not say so with the request, header and footer are taken away here; and the host
 * hears of the page's height. `embedded=false` shows them in a frame too.
 */
export function FrameWatch() {
  useEffect(() => {
    if (!isFramed()) return;
    const root = document.documentElement;
    const asked = new URLSearchParams(window.location.search);
    if (asked.get('embedded') !== 'false') root.dataset.embedded = '1';
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => tellParentOfHeight(root.scrollHeight));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return null;
}
