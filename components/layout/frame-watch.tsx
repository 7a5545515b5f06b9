'use client';

import { useEffect } from 'react';
import { isFramed, listenForView, tellParentOfHeight } from '@/lib/client/parent-frame';

/**
 * Inside a frame whose browser did not say so with the request, header and footer are taken away here; the host
 * hears of the page's height, and says which part of it is in view. `embedded=false` shows them in a frame too.
 */
export function FrameWatch() {
  useEffect(() => {
    if (!isFramed()) return;
    const root = document.documentElement;
    const asked = new URLSearchParams(window.location.search);
    if (asked.get('embedded') !== 'false') root.dataset.embedded = '1';
    if (typeof ResizeObserver === 'undefined') return;
    // Not the document's height, which is never less than the frame's: it is the page that shrinks.
    const observer = new ResizeObserver(() => tellParentOfHeight(document.body.offsetHeight));
    observer.observe(document.body);
    const unlisten = listenForView((above, below) => {
      root.style.setProperty('--hidden-above', `${above}px`);
      root.style.setProperty('--hidden-below', `${below}px`);
    });
    return () => {
      observer.disconnect();
      unlisten();
    };
  }, []);
  return null;
}
