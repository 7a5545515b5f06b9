'use client';

import { ChevronDown, Lock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface ReportRowProps {
  id: string;
  title: string;
  /** A part of the report, or one fix of the list. */
  kind?: 'part' | 'fix';
  /** The answer in a few words, shown while the row is closed. */
  answer?: ReactNode;
  isLocked?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

const looks = {
  part: { Box: 'section', Heading: 'h2', title: 'text-lg', row: 'min-h-14 py-2.5' },
  fix: { Box: 'li', Heading: 'h4', title: 'font-serif text-base font-semibold', row: 'min-h-12 py-2' },
} as const;

/** A row that shows its answer while closed and opens in place. The whole row can be clicked; its button is the title alone. */
export function ReportRow({ id, title, kind = 'part', answer, isLocked = false, onOpen, children }: ReportRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { Box, Heading, ...look } = looks[kind];
  const described = [...(answer ? [`${id}-answer`] : []), ...(isLocked ? [`${id}-lock`] : [])];
  const toggle = () => {
    if (!isOpen) onOpen?.();
    setOpen(!isOpen);
  };
  return (
    <Box id={id} data-row {...(kind === 'part' ? { 'aria-labelledby': `${id}-title` } : {})} className="scroll-mt-6 border-b">
      <div className={cn('relative flex items-center gap-3 hover:text-accent print:break-after-avoid', look.row)}>
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-5 gap-y-0.5">
          <Heading id={`${id}-title`} className={cn('min-w-0', look.title)}>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${id}-content`}
              {...(described.length > 0 ? { 'aria-describedby': described.join(' ') } : {})}
              onClick={toggle}
              className="min-h-6 text-left after:absolute after:inset-0"
            >
              {title}
            </button>
          </Heading>
          {answer && (
            <span id={`${id}-answer`} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft tabular-nums">
              {answer}
            </span>
          )}
        </span>
        {isLocked && (
          <span id={`${id}-lock`} className="inline-flex items-center">
            <Lock className="size-4 text-ink-faint" />
            <span className="sr-only">locked</span>
          </span>
        )}
        <ChevronDown
          data-screen-only
          className={cn('size-5 shrink-0 text-ink-faint transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </div>
      <div id={`${id}-content`} data-row-content hidden={!isOpen} className={kind === 'part' ? 'pt-1 pb-7' : 'pb-5'}>
        {children}
      </div>
    </Box>
  );
}
