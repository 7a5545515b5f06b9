import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface PaneProps {
  /** What a screen reader calls it. */
  label: string;
  /** A visible heading, where no button beside the pane names it. */
  title?: string | undefined;
  aside?: ReactNode;
  className?: string;
  /** Its height: a pane among others, or the CV that stays beside the fixes. */
  isTall?: boolean;
  children: ReactNode;
}

/** The desk or one half of it: a title, and a region that scrolls by itself. */
export const Pane = ({ label, title, aside, className, isTall = false, children }: PaneProps) => (
  <div className="min-w-0">
    {(title || aside) && (
      <div className="flex min-h-9 items-center justify-between gap-3 text-sm">
        <p className="text-ink-faint">{title}</p>
        {aside}
      </div>
    )}
    <div
      tabIndex={0}
      role="region"
      aria-label={label}
      className={cn(
        'overflow-auto rounded-lg border',
        isTall
          ? 'h-[max(20rem,calc(var(--view-height)-17rem))] lg:h-[max(24rem,calc(var(--view-height)-13rem))]'
          : 'h-[26rem] lg:h-[40rem]',
        className,
      )}
    >
      {children}
    </div>
  </div>
);
