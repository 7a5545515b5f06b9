'use client';

import { cn } from '@/components/ui/cn';
import { isFinding, markTone, type TextRun } from './marked-text';
import { useFollowMark } from './use-follow-mark';

interface MarkedRunsProps {
  runs: TextRun[];
  soughtRef: (element: HTMLElement | null) => void;
}

/** Words with the findings marked. A click on a mark leads to its finding; by keyboard the note beside it does. */
export function MarkedRuns({ runs, soughtRef }: MarkedRunsProps) {
  const follow = useFollowMark();
  const firstSought = runs.find((run) => run.sought)?.start;
  return runs.map(({ text, start, mark, sought }) =>
    mark || sought ? (
      <mark
        key={start}
        ref={start === firstSought ? soughtRef : undefined}
        tabIndex={start === firstSought ? -1 : undefined}
        title={mark?.title}
        data-sought={sought || undefined}
        onClick={mark && follow ? () => follow(mark) : undefined}
        className={cn(
          'box-decoration-clone text-ink',
          mark && isFinding(mark)
            ? `${markTone[mark.kind]} cursor-pointer bg-[color-mix(in_oklab,var(--tone)_15%,transparent)] shadow-[inset_0_-2px_var(--tone-fill)]`
            : 'bg-transparent',
          mark && !isFinding(mark) && 'cursor-pointer shadow-[inset_0_-1px_var(--rule-strong)]',
          // A band in place of a frame, which would be cut in pieces wherever other marks begin.
          sought && 'bg-[color-mix(in_oklab,var(--accent)_28%,transparent)]! shadow-[inset_0_-3px_var(--accent)]! outline-none',
        )}
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
