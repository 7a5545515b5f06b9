import { useEffect, useRef } from 'react';
import type { SuggestionAnswer } from '@/lib/client/improve-calls';

/** The editor grows with the text it takes and pushes the changes off the screen. They are scrolled back once, for the visitor who asked for them. */
export function useScrollToAnswer(answer: SuggestionAnswer | undefined) {
  const target = useRef<HTMLElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!answer || !isAwaited.current) return;
    isAwaited.current = false;
    target.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  return {
    target,
    expectAnswer() {
      isAwaited.current = true;
    },
  };
}
