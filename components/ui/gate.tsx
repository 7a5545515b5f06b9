'use client';

import type { ReactNode } from 'react';
import { Lock } from 'lucide-react';
import { Skeleton } from './skeleton';
import { Tooltip, TooltipContent, TooltipTrigger } from './tooltip';

interface GateProps {
  isOpen: boolean;
  /** What is inside, and one line on why it is worth it. */
  title: string;
  promise?: string;
  /** How many bars are drawn for the hidden lines. */
  lines?: number;
  onUnlock: () => void;
  children?: ReactNode;
}

const gateTooltip = 'Unlock report above to view this section';
const barWidths = ['92%', '78%', '86%', '64%', '95%', '71%'];

/** Locks a part of the report until the email is given. While it is locked, its content is not in the document: blurred bars are shown, and the button over them leads to the email form. */
export function Gate({ isOpen, title, promise, lines = 4, onUnlock, children }: GateProps) {
  if (isOpen) return children;
  return (
    <div className="relative min-h-24 overflow-hidden rounded-lg border" data-screen-only>
      <div aria-hidden="true" className="space-y-3 p-6 blur-[4px] select-none">
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} className="h-4 bg-rule-strong! opacity-45" style={{ width: barWidths[index % barWidths.length] }} />
        ))}
      </div>
      <Tooltip>
        <TooltipTrigger asChild>
          <button
            type="button"
            onClick={onUnlock}
            className="absolute inset-0 flex flex-col items-center justify-center gap-1 bg-[color-mix(in_oklab,var(--sheet)_35%,transparent)] p-4 text-center hover:bg-[color-mix(in_oklab,var(--accent-wash)_45%,transparent)] focus-visible:-outline-offset-4"
          >
            <span className="mb-1 rounded-full bg-sheet p-2 text-accent">
              <Lock className="size-5" />
            </span>
            <span className="rounded-sm bg-sheet px-2 text-sm font-semibold">Locked: {title}</span>
            {promise && <span className="rounded-sm bg-sheet px-2 text-sm text-ink-soft">{promise}</span>}
          </button>
        </TooltipTrigger>
        <TooltipContent>{gateTooltip}</TooltipContent>
      </Tooltip>
    </div>
  );
}
