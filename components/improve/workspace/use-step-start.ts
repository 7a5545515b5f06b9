import { useEffect, useRef, type RefObject } from 'react';
import { tellParentOfNewScreen } from '@/lib/client/parent-frame';

interface StepStart {
  /** The element that begins the step. */
  start: RefObject<HTMLDivElement | null>;
  /** Leaves the focus where it is at the next change, for example on the tab that made it. */
  keepFocus: () => void;
}

/** Moves focus and view to the beginning of a new step, wherever in the last one the visitor was. */
export function useStepStart(step: number): StepStart {
  const start = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  const keepsFocus = useRef(false);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (!keepsFocus.current) goTo(start.current);
    keepsFocus.current = false;
  }, [step]);
  return { start, keepFocus: () => void (keepsFocus.current = true) };
}

function goTo(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
  tellParentOfNewScreen();
}
