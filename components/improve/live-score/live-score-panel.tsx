'use client';

import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { signedPoints } from '@/lib/report/format';
import { changedLines, type LedgerChange } from '@/lib/report/ledger-changes';
import { LedgerChangeList } from './ledger-change-list';
import type { LiveScores } from './use-live-score';

interface LiveScorePanelProps {
  scores: LiveScores;
  reported: number;
  /** Further controls that stay in view. */
  children?: ReactNode;
}

type Detail = 'moved' | 'about';

/** The score of the draft, always in view, with the ledger lines that moved. On a phone it is a strip along the top. */
export function LiveScorePanel({ scores, reported, children }: LiveScorePanelProps) {
  const { original, live, hasFailed } = scores;
  const [open, setOpen] = useState<Detail | null>(null);
  const detailId = useId();
  const before = original?.score ?? reported;
  const moved = original && live ? changedLines(original.lines, live.lines).lines : [];
  return (
    <section
      aria-label="Live score"
      className="sticky top-[var(--hidden-above)] z-10 -mx-4 border-y bg-sheet px-4 py-1.5 sm:top-[calc(var(--hidden-above)+0.5rem)] sm:mx-0 sm:rounded-lg sm:border-x sm:py-2"
    >
      <div className="flex items-center justify-between gap-x-4 sm:gap-x-6">
        <Score score={live?.score ?? before} before={before} hasMoved={moved.length > 0} />
        {!hasFailed && <DetailButtons movedCount={moved.length} open={open} onOpen={setOpen} detailId={detailId} />}
        {children}
      </div>
      {hasFailed && (
        <p className="text-sm text-ink-soft">
          The live score is not available in this browser. ‘Score my improved CV’ at the end still is.
        </p>
      )}
      <div id={detailId}>
        {open === 'moved' && moved.length > 0 && <MovedLines moved={moved} />}
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

const Score = ({ score, before, hasMoved }: { score: number; before: number; hasMoved: boolean }) => (
  <p role="status" className="flex flex-1 flex-wrap items-baseline gap-x-2 sm:gap-x-3">
    <span className="text-sm text-ink-soft">
      Live<span className="max-sm:sr-only"> score</span>
    </span>
    <span className="font-serif text-xl font-semibold tabular-nums">{score}</span>
    <span className="text-sm font-semibold tabular-nums">
      {score === before ? (
        <span className={cn(hasMoved && 'max-sm:sr-only')}>as in your report</span>
      ) : (
        <>
          {signedPoints(score - before)} <span className="max-sm:sr-only">against your report ({before})</span>
        </>
      )}
    </span>
  </p>
);

interface DetailButtonsProps {
  movedCount: number;
  open: Detail | null;
  onOpen: (detail: Detail | null) => void;
  detailId: string;
}

function DetailButtons({ movedCount, open, onOpen, detailId }: DetailButtonsProps) {
  const toggle = (detail: Detail, label: ReactNode) => (
    <Button
      variant="link"
      size="inline"
      aria-expanded={open === detail}
      aria-controls={detailId}
      onClick={() => onOpen(open === detail ? null : detail)}
    >
      {label}
    </Button>
  );
  return (
    <p className="flex items-center gap-x-3 sm:gap-x-5">
      {movedCount > 0 &&
        toggle(
          'moved',
          <span>
            {movedCount === 1 ? 'One' : movedCount}
            <span className="max-sm:sr-only">{movedCount === 1 ? ' line' : ' lines'}</span> moved
          </span>,
        )}
      {toggle(
        'about',
        <>
          {/* A phone has no room for the words. */}
          <span aria-hidden="true" className="inline-flex size-6 items-center justify-center rounded-full border no-underline sm:hidden">
            ?
          </span>
          <span className="max-sm:sr-only">What is this?</span>
        </>,
      )}
    </p>
  );
}

const MovedLines = ({ moved }: { moved: readonly LedgerChange[] }) => (
  <div role="region" aria-label="What moved" tabIndex={0} className="mt-2 max-h-[calc(var(--view-height)*0.4)] overflow-y-auto border-t">
    <LedgerChangeList lines={moved} />
  </div>
);
