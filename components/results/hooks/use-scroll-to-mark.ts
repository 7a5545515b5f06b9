import { useEffect, type RefObject } from 'react';
import { useQuotes } from '../report/quote-context';

/** Stepping from mark to mark keeps the focus on the step button. */
export const deskAttribute = 'data-desk';

/** Scrolls within the pane, and the page only where the words would still be out of view, so that the finding stays visible. */
function showInPane(element: HTMLElement): void {
  const pane = element.closest<HTMLElement>('[role="region"]');
  if (!pane) return;
  const frame = pane.getBoundingClientRect();
  const words = element.getBoundingClientRect();
  pane.scrollTop += words.top - frame.top - (frame.height - words.height) / 2;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) pane.scrollIntoView({ block: 'nearest' });
}

/** Brings the sought words into view in one pane. */
export function useShowSought(found: RefObject<HTMLElement | null>, { takesFocus }: { takesFocus: boolean }, isDrawn = true): void {
  const { sought } = useQuotes();
  useEffect(() => {
    const element = found.current;
    if (!sought || !isDrawn || !element?.isConnected) return;
    showInPane(element);
    if (takesFocus && !document.activeElement?.closest(`[${deskAttribute}], button[aria-expanded]`)) element.focus({ preventScroll: true });
  }, [sought, found, takesFocus, isDrawn]);
}
