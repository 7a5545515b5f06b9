'use client';

import { useEffect } from 'react';
import { isFramed } from '@/lib/client/parent-frame';

/**
 * Removes header and footer inside a frame where the browser did not say so with the request, and loads what only a frame needs.
 * `embedded=false` shows header and footer in a frame too.
 */
export function FrameWatch() {
  useEffect(() => {
    if (!isFramed()) return;
    const { dataset } = document.documentElement;
    const asked = new URLSearchParams(window.location.search);
    dataset.framed = '1';
    if (asked.get('embedded') !== 'false') dataset.embedded = '1';
    let isGone = false;
    let stop = () => {};
    void import('@/lib/client/frame-view').then(({ followFrame }) => {
      if (!isGone) stop = followFrame();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return null;
}
