'use client';

import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { signedPoints } from '@/lib/report/format';
import { changedLines } from '@/lib/report/ledger-changes';
import { LedgerChangeList } from './ledger-change-list';
import type { LiveScores } from './use-live-score';

interface LiveScorePanelProps {
  scores: LiveScores;
  reported: number;
  /** What else has to stay in reach. */
  children?: ReactNode;
}

/** The score as one types, always in view, with the lines of the ledger that moved. A phone has it as a strip along the top. */
export function LiveScorePanel({ scores, reported, children }: LiveScorePanelProps) {
  const { original, live, hasFailed } = scores;
  const [open, setOpen] = useState<'moved' | 'about' | null>(null);
  const shownId = useId();
  const score = live?.score ?? original?.score ?? reported;
  const before = original?.score ?? reported;
  const moved = original && live ? changedLines(original.lines, live.lines).lines : [];
  const toggle = (part: 'moved' | 'about', words: ReactNode) => (
    <Button
      variant="quiet"
      size="bare"
      aria-expanded={open === part}
      aria-controls={shownId}
      onClick={() => setOpen(open === part ? null : part)}
    >
      {words}
    </Button>
  );
  return (
    <section
      aria-label="Live score"
      className="sticky top-[var(--hidden-above)] z-10 -mx-4 border-y bg-sheet px-4 py-1.5 sm:top-[calc(var(--hidden-above)+0.5rem)] sm:mx-0 sm:rounded-lg sm:border-x sm:py-2"
    >
      <div className="flex items-center justify-between gap-x-4 sm:gap-x-6">
        <p role="status" className="flex flex-1 flex-wrap items-baseline gap-x-2 sm:gap-x-3">
          <span className="text-sm text-ink-soft">
            Live<span className="max-sm:sr-only"> score</span>
          </span>
          <span className="font-serif text-xl font-semibold tabular-nums">{score}</span>
          <span className="text-sm font-semibold tabular-nums">
            {score === before ? (
              <span className={cn(moved.length > 0 && 'max-sm:sr-only')}>as in your report</span>
            ) : (
              <>
                {signedPoints(score - before)} <span className="max-sm:sr-only">against your report ({before})</span>
              </>
            )}
          </span>
        </p>
        {!hasFailed && (
          <p className="flex items-center gap-x-3 sm:gap-x-5">
            {moved.length > 0 &&
              toggle(
                'moved',
                <span>
                  {moved.length === 1 ? 'One' : moved.length}
                  <span className="max-sm:sr-only">{moved.length === 1 ? ' line' : ' lines'}</span> moved
                </span>,
              )}
            {toggle(
              'about',
              <>
                {/* A phone has room for the sign of it. */}
                <span
                  aria-hidden="true"
                  className="inline-flex size-6 items-center justify-center rounded-full border no-underline sm:hidden"
                >
                  ?
                </span>
                <span className="max-sm:sr-only">What is this?</span>
              </>,
            )}
          </p>
        )}
        {children}
      </div>
      {hasFailed && (
        <p className="text-sm text-ink-soft">
          The live score is not available in this browser. ‘Score my improved CV’ at the end still is.
        </p>
      )}
      <div id={shownId}>
        {open === 'moved' && moved.length > 0 && (
          <div
            role="region"
            aria-label="What moved"
            tabIndex={0}
            className="mt-2 max-h-[calc(var(--view-height)*0.4)] overflow-y-auto border-t"
          >
            <LedgerChangeList lines={moved} />
          </div>
        )}
        {open === 'about' && (
          <p className="measure mt-2 border-t pt-2 text-sm text-ink-soft">
            The engine that made your report reads your draft in your browser, as you type, in the layout your CV has now; nothing is sent
            for it. ‘Score my improved CV’ at the end is the full check: it makes the new Word file, reads that file from the start and
            keeps a report of its own. A new layout can move the score by a few points either way.
          </p>
        )}
      </div>
    </section>
  );
}
