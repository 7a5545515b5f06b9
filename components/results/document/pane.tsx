import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface PaneProps {
  /** What a screen reader calls it, and what stands over it. */
  label: string;
  title: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One half of the desk: a title, and a region that scrolls by itself. */
export const Pane = ({ label, title, aside, className, children }: PaneProps) => (
  <div className="min-w-0">
    <div className="flex min-h-9 items-center justify-between gap-3 text-sm">
      <p className="text-ink-faint">{title}</p>
      {aside}
    </div>
    <div tabIndex={0} role="region" aria-label={label} className={cn('h-[26rem] overflow-auto rounded-lg border lg:h-[40rem]', className)}>
      {children}
    </div>
  </div>
);
