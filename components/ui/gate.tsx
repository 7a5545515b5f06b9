'use client';

import type { ReactNode } from 'react';
import { LockIcon } from './icons';
import { Tooltip } from './tooltip';

interface GateProps {
  isOpen: boolean;
  /** What is inside, and one line on why it is worth it. */
  title: string;
  promise: string;
  /** How many lines of neutral shapes stand for the content. */
  lines?: number;
  onUnlock: () => void;
  children: ReactNode;
}

export const gateTooltip = 'Unlock report above to view this section';
const widths = ['92%', '78%', '86%', '64%', '95%', '71%'];

/**
 * Blur and lock, drawn once. While it is closed the content is not in the document at all: neutral shapes stand in
 * its place, and the button over them leads to the email form.
 */
export function Gate({ isOpen, title, promise, lines = 4, onUnlock, children }: GateProps) {
  if (isOpen) return children;
  return (
    <div className="relative overflow-hidden rounded-lg border" data-screen-only>
      <div aria-hidden="true" className="space-y-3 p-6 blur-[4px] select-none">
        {Array.from({ length: lines }, (_, index) => (
          <div key={index} className="h-4 rounded-sm bg-rule-strong opacity-45" style={{ width: widths[index % widths.length] }} />
        ))}
      </div>
      <Tooltip text={gateTooltip}>
        <button
          type="button"
          onClick={onUnlock}
          className="absolute inset-0 flex flex-col items-center justify-center gap-1 bg-[color-mix(in_oklab,var(--sheet)_35%,transparent)] p-4 text-center hover:bg-[color-mix(in_oklab,var(--accent-wash)_45%,transparent)] focus-visible:-outline-offset-4"
        >
          <span className="mb-1 rounded-full bg-sheet p-2 text-accent">
            <LockIcon />
          </span>
          <span className="rounded-sm bg-sheet px-2 text-sm font-semibold">Locked: {title}</span>
          <span className="rounded-sm bg-sheet px-2 text-sm text-ink-soft">{promise}</span>
        </button>
      </Tooltip>
    </div>
  );
}
