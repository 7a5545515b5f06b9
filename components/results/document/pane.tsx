import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface PaneProps {
  /** Its label for screen readers and its title. */
  label: string;
  title: string;
  aside?: ReactNode;
  className?: string;
  /** Its height: a pane among others, or the CV that stays beside the fixes. */
  isTall?: boolean;
  children: ReactNode;
}

/** One of the two panes: a title, and a region with its own scroll bar. */
export const Pane = ({ label, title, aside, className, isTall = false, children }: PaneProps) => (
  <div className="min-w-0">
    <div className="flex min-h-9 items-center justify-between gap-3 text-sm">
      <p className="text-ink-faint">{title}</p>
      {aside}
    </div>
    <div
      tabIndex={0}
      role="region"
      aria-label={label}
      className={cn(
        'overflow-auto rounded-lg border',
        isTall
          ? 'h-[max(20rem,calc(var(--view-height)-17rem))] lg:h-[max(24rem,calc(var(--view-height)-11rem))]'
          : 'h-[26rem] lg:h-[40rem]',
        className,
      )}
    >
      {children}
    </div>
  </div>
);
