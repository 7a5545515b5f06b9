'use client';

import { useEffect, useMemo, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import type { LedgerLine } from '@/lib/shared/result';
import { markedLines, marksOf, type Mark, type TextLine } from './marked-text';
import { useQuotes } from './quote-context';

const tone: Record<Mark['severity'], string> = {
  good: 'tone-green',
  low: 'tone-grey',
  medium: 'tone-yellow',
  high: 'tone-orange',
  critical: 'tone-red',
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
                  ? `${tone[run.mark.severity]} bg-[color-mix(in_oklab,var(--tone)_15%,transparent)] shadow-[inset_0_-2px_var(--tone-fill)]`
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
            <span key={note.start} className={`${tone[note.severity]} block border-l-2 border-[var(--tone-fill)] pl-2`}>
              {note.title}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** The text a parser reads, with the findings in the margin as an editor would mark them. */
export function MarkedDocument({ text, ledger }: { text: string; ledger: LedgerLine[] }) {
  const { sought } = useQuotes();
  const found = useRef<HTMLElement | null>(null);
  const marks = useMemo(() => marksOf(ledger, text), [ledger, text]);
  const lines = useMemo(() => markedLines(text, marks, sought), [text, marks, sought]);

  useEffect(() => {
    if (!sought || !found.current) return;
    found.current.scrollIntoView({ block: 'center' });
    found.current.focus({ preventScroll: true });
  }, [sought]);

  return (
    <div
      tabIndex={0}
      role="region"
      aria-label="Your CV as text, with the findings marked"
      className="max-h-[36rem] overflow-y-auto rounded-lg border bg-sheet p-4 font-serif text-sm leading-6 sm:p-6"
    >
      {lines.map((line) => (
        <Line key={line.start} line={line} soughtRef={(element) => void (found.current = element ?? found.current)} />
      ))}
    </div>
  );
}
