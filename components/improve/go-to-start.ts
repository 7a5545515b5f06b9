import { tellParentOfNewScreen } from '@/lib/client/parent-frame';

/** Reading goes on where the new step begins, wherever in the last one it was left. */
export function goToStart(part: HTMLElement | null): void {
  part?.focus({ preventScroll: true });
  if (part && part.getBoundingClientRect().top < 0) part.scrollIntoView({ block: 'start' });
  tellParentOfNewScreen();
}
