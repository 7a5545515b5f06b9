import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the section that appears when the last step is done, because the button that did it is far below. A draft that was done before stays as it is. */
export function useDoneFocus(isDone: boolean): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const wasDone = useRef(isDone);
  useEffect(() => {
    if (isDone && !wasDone.current) section.current?.focus();
    wasDone.current = isDone;
  }, [isDone]);
  return section;
}
