'use client';

import { useMemo, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import { fillDetails, type OwnDetails } from '@/lib/report/own-details';
import { Pane } from './pane';
import { MarkedRuns } from './marked-runs';
import { markTone, markedLines, type Mark, type TextLine } from './marked-text';
import { reveal } from '../report/finding-address';
import { useOwnDetails } from '../report/own-details-context';
import { useQuotes } from '../report/quote-context';
import { useShowSought } from '../hooks/use-scroll-to-mark';

const notesShown = 2;

/** The link from a place in the CV back to its finding. */
function Note({ mark }: { mark: Mark }) {
  const style = `${markTone[mark.kind]} block border-l-2 border-[var(--tone-fill)] pl-2`;
  const { place } = mark;
  if (place === null) return <span className={style}>{mark.title}</span>;
  return (
    <a
      href={`#${place}`}
      onClick={(event) => {
        event.preventDefault();
        reveal(place);
      }}
      className={cn(style, 'underline-offset-2 hover:text-accent hover:underline')}
    >
      {mark.title}
    </a>
  );
}

function Line({ line, soughtRef }: { line: TextLine; soughtRef: (element: HTMLElement | null) => void }) {
  return (
    <div className="grid gap-x-5 @md:grid-cols-[minmax(0,1fr)_10rem]">
      <p className="min-h-[1.5em] whitespace-pre-wrap">
        <MarkedRuns runs={line.runs} soughtRef={soughtRef} />
      </p>
      {line.notes.length > 0 && (
        <div className="space-y-1 pb-1 font-sans text-xs text-ink-soft">
          {line.notes.slice(0, notesShown).map((mark) => (
            <Note key={mark.start} mark={mark} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A parser reads the file itself, so the owner sees the original words. */
const ownLines = (lines: TextLine[], details: OwnDetails): TextLine[] =>
  lines.map((line) => ({ ...line, runs: line.runs.map((run) => ({ ...run, text: fillDetails(run.text, details) })) }));

interface MarkedDocumentProps {
  text: string;
  marks: Mark[];
  /** Whether the file is shown beside it. */
  isBesideFile: boolean;
}

/** The text a parser reads, with the findings in the margin as an editor would mark them. */
export function MarkedDocument({ text, marks, isBesideFile }: MarkedDocumentProps) {
  const { sought } = useQuotes();
  const found = useRef<HTMLElement | null>(null);
  const details = useOwnDetails();
  const lines = useMemo(() => ownLines(markedLines(text, marks, sought), details), [text, marks, sought, details]);
  useShowSought(found, { takesFocus: true });

  return (
    <Pane
      label="Your CV as text, with the findings marked"
      title={isBesideFile ? 'As a parser reads it' : undefined}
      isTall
      className="@container bg-sheet p-4 font-serif text-sm leading-6 sm:p-5"
    >
      {lines.map((line) => (
        <Line key={line.start} line={line} soughtRef={(element) => void (found.current = element ?? found.current)} />
      ))}
    </Pane>
  );
}
