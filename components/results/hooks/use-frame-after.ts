import { startTransition, useEffect, useState } from 'react';

/** Becomes true a frame after what it is given has: what is drawn by it comes in a step of its own. True at once where that was so from the beginning. */
export function useFrameAfter(isReady: boolean): boolean {
  const [isAfter, setAfter] = useState(isReady);
  useEffect(() => {
    if (!isReady) return;
    let timer: ReturnType<typeof setTimeout>;
    // The time-out ends after the frame has been laid out and painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setAfter(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isReady]);
  return isAfter;
}
