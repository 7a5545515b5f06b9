import type { ReactNode } from 'react';

interface BottomBarProps {
  score: number;
  label: string;
  /** One button or link. */
  children: ReactNode;
}

/** On a phone: the score and the next thing to do, always in reach of the thumb, and at its end room for the helper's button. */
export const BottomBar = ({ score, label, children }: BottomBarProps) => (
  <div
    data-bottom-bar="tablet"
    data-screen-only
    className="bottom-bar flex items-center justify-between gap-4 border-t py-2 pr-19 pl-4 sm:pl-6 lg:hidden"
  >
    <p className="min-w-0 text-sm leading-tight">
      <span className="block font-serif text-lg font-semibold tabular-nums">{score}</span>
      {label}
    </p>
    {children}
  </div>
);
