import { useEffect, useRef } from 'react';

/** Opens the step that the address asks for, once. @param index -1 where it asks for none */
export function useFirstStep(index: number, onGo: (index: number) => void): void {
  const pending = useRef(index);
  useEffect(() => {
    if (pending.current < 0) return;
    onGo(pending.current);
    pending.current = -1;
    // A reload opens the step the visitor was in, not the one a link once led to.
    const here = new URL(window.location.href);
    here.searchParams.delete('step');
    here.searchParams.delete('fix');
    window.history.replaceState(window.history.state, '', here);
  });
}
