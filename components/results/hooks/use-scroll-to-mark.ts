import { useEffect, type RefObject } from 'react';
import { useQuotes } from '../report/quote-context';

/** Whoever steps from mark to mark keeps the focus on the button they step with. */
export const deskAttribute = 'data-desk';

/** Brings the sought words into view in one pane, unfolding the part it stands in. */
export function useShowSought(found: RefObject<HTMLElement | null>, { takesFocus }: { takesFocus: boolean }, isDrawn = true): void {
  const { sought } = useQuotes();
  useEffect(() => {
    const element = found.current;
    if (!sought || !isDrawn || !element?.isConnected) return;
    // On a phone the part may be folded: what is asked for has to be seen.
    const part = element.closest('details');
    if (part) part.open = true;
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    if (takesFocus && !document.activeElement?.closest(`[${deskAttribute}]`)) element.focus({ preventScroll: true });
  }, [sought, found, takesFocus, isDrawn]);
}
