'use client';

import { useId, useState, type ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { ChevronIcon } from '@/components/ui/icons';

interface FoldProps {
  title: string;
  /** Beside the title while a phone has it folded: what waits in it, on one line. Drawn only: the words themselves are inside. */
  hint?: string;
  startsOpen?: boolean;
  /** How a desk sets the title; null where it needs none. */
  heading?: string | null;
  children: ReactNode;
}

/** What helps without being the work itself: a desk shows it, a phone folds it behind one line. Width decides by style alone, so turning a tablet loses nothing. */
export function Fold({ title, hint, startsOpen = false, heading = 'lg:text-lg', children }: FoldProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  const Title = heading === null ? 'div' : 'h3';
  return (
    <div className="min-w-0 max-lg:border-b">
      <Title className={cn('font-serif font-semibold max-lg:text-base', heading ?? 'lg:hidden')}>
        <span className="max-lg:hidden">{title}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full items-center gap-2 py-1.5 text-left lg:hidden"
        >
          <span className="shrink-0">{title}</span>
          <span
            aria-hidden="true"
            data-hint={isOpen ? '' : hint}
            className="min-w-0 flex-1 truncate print:hidden font-sans text-sm font-normal tracking-normal text-ink-soft after:content-[attr(data-hint)]"
          />
          <ChevronIcon className={cn('shrink-0 text-ink-soft transition-transform duration-150 print:hidden', isOpen && 'rotate-180')} />
        </button>
      </Title>
      <div id={id} className={cn('max-lg:pb-4', !isOpen && 'not-print:max-lg:hidden')}>
        {children}
      </div>
    </div>
  );
}
