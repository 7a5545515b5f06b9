'use client';

import { useEffect, useMemo, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import type { DisplayImprovement } from '@/lib/report/display-result';
import type { LedgerLine } from '@/lib/shared/result';
import { markedLines, marksOf, type MarkKind, type TextLine } from './marked-text';
import { useQuotes } from './quote-context';

const tone: Record<MarkKind, string> = {
  good: 'tone-green',
  seen: 'tone-grey',
  low: 'tone-yellow',
  medium: 'tone-orange',
  high: 'tone-red',
};

function Line({ line, soughtRef }: { line: TextLine; soughtRef: (element: HTMLElement | null) => void }) {
  const firstSought = line.runs.find((run) => run.sought)?.start;
  return (
    <div className="grid gap-x-5 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <p className="min-h-[1.5em] whitespace-pre-wrap">
        {line.runs.map((run) =>
          run.mark || run.sought ? (
            <mark
              key={run.start}
              ref={run.start === firstSought ? soughtRef : undefined}
              tabIndex={run.start === firstSought ? -1 : undefined}
              className={cn(
                'box-decoration-clone text-ink',
                run.mark
                  ? `${tone[run.mark.kind]} bg-[color-mix(in_oklab,var(--tone)_15%,transparent)] shadow-[inset_0_-2px_var(--tone-fill)]`
                  : 'bg-transparent',
                run.sought && 'outline-3 outline-accent',
              )}
            >
              {run.text}
            </mark>
          ) : (
            run.text
          ),
        )}
      </p>
      {line.notes.length > 0 && (
        <p className="font-sans text-xs text-ink-soft">
          {line.notes.slice(0, 2).map((note) => (
            <span key={note.start} className={`${tone[note.kind]} block border-l-2 border-[var(--tone-fill)] pl-2`}>
              {note.title}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

interface MarkedDocumentProps {
  text: string;
  /** Only those the reader may see: a locked one must not show up in the margin. */
  improvements: DisplayImprovement[];
  ledger: LedgerLine[];
}

/** The text a parser reads, with the findings in the margin as an editor would mark them. */
export function MarkedDocument({ text, improvements, ledger }: MarkedDocumentProps) {
  const { sought } = useQuotes();
  const found = useRef<HTMLElement | null>(null);
  const marks = useMemo(() => marksOf(text, improvements, ledger), [text, improvements, ledger]);
  const lines = useMemo(() => markedLines(text, marks, sought), [text, marks, sought]);

  useEffect(() => {
    if (!sought || !found.current) return;
    // On a phone the part may be folded: what is asked for has to be seen.
    const part = found.current.closest('details');
    if (part) part.open = true;
    found.current.scrollIntoView({ block: 'center' });
    found.current.focus({ preventScroll: true });
  }, [sought]);

  return (
    <div
      tabIndex={0}
      role="region"
      aria-label="Your CV as text, with the findings marked"
      className="max-h-[24rem] lg:max-h-[36rem] overflow-y-auto rounded-lg border bg-sheet p-4 font-serif text-sm leading-6 sm:p-6"
    >
      {lines.map((line) => (
        <Line key={line.start} line={line} soughtRef={(element) => void (found.current = element ?? found.current)} />
      ))}
    </div>
  );
}
