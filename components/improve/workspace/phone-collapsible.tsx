'use client';

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@/components/ui/collapsible';

interface PhoneCollapsibleProps {
  title: string;
  /** One line beside the title while the part is closed. It is drawn by the style sheet only, because the same words are inside. */
  hint?: string;
  startsOpen?: boolean;
  /** Classes of the title on a wide screen; null where it has none there. */
  heading?: string | null;
  children: ReactNode;
}

/** A part that a wide screen always shows and a narrow one opens and closes. The style sheet decides by width, so turning a tablet loses nothing. */
export function PhoneCollapsible({ title, hint, startsOpen = false, heading = 'lg:text-lg', children }: PhoneCollapsibleProps) {
  const Title = heading === null ? 'div' : 'h3';
  return (
    <Collapsible defaultOpen={startsOpen} className="min-w-0 max-lg:border-b">
      <Title className={cn('font-serif font-semibold max-lg:text-base', heading ?? 'lg:hidden')}>
        <span className="max-lg:hidden">{title}</span>
        <CollapsibleTrigger className="group flex min-h-11 w-full items-center gap-2 py-1.5 text-left lg:hidden">
          <span className="shrink-0">{title}</span>
          <span
            aria-hidden="true"
            data-hint={hint}
            className="min-w-0 flex-1 truncate font-sans text-sm font-normal tracking-normal text-ink-soft group-data-[state=closed]:after:content-[attr(data-hint)] print:hidden"
          />
          <ChevronDown className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-data-[state=open]:rotate-180 print:hidden" />
        </CollapsibleTrigger>
      </Title>
      <CollapsibleContent forceMount className="max-lg:pb-4 not-print:max-lg:data-[state=closed]:hidden">
        {children}
      </CollapsibleContent>
    </Collapsible>
  );
}
