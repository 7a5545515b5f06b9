'use client';

import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { DisplayImprovement } from '@/lib/report/display-result';
import type { LedgerLine } from '@/lib/shared/result';
import { reveal } from '../report/finding-address';
import { MarkedDocument } from './marked-document';
import { isFinding, marksOf, markTone, type Mark } from './marked-text';
import { Pane } from './pane';
import { useQuotes } from '../report/quote-context';
import { usePutRight } from '../reading/put-right-context';
import { useSeen } from '../hooks/use-seen';
import { useWide } from '../hooks/use-wide';

const EmptyPane = () => (
  <Pane label="Your file as it looks" aside={<span />} isTall className="bg-wash">
    <p className="p-5 text-sm text-ink-faint">Your file is on its way…</p>
  </Pane>
);
const FilePane = dynamic(() => import('./file-pane'), { ssr: false, loading: EmptyPane });

interface DocumentDeskProps {
  id: string;
  text: string;
  /** Whether this browser may see the file itself. */
  hasFile: boolean;
  /** Only findings that the reader may see, because a locked one must not appear in the margin. */
  improvements: DisplayImprovement[];
  ledger: LedgerLine[];
  /** Whether it takes the whole width. */
  onSpread: (isSpread: boolean) => void;
}

type View = 'file' | 'text' | 'both';
const viewNames: Record<View, string> = { file: 'As it looks', text: 'As a parser reads it', both: 'Side by side' };

/** Buttons that step through the marks, with what each is about and a link back to the finding. */
function MarkSteps({ marks }: { marks: Mark[] }) {
  const { sought, seek } = useQuotes();
  if (!seek || marks.length === 0) return null;
  const at = sought ? marks.findIndex(({ start, end }) => start < sought.end && end > sought.start) : -1;
  const mark = at >= 0 ? marks[at] : undefined;
  const place = mark?.place ?? null;
  const step = (to: number) => {
    const next = marks[(to + marks.length) % marks.length];
    if (next) seek(next.evidence);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p role="status" className="min-w-0 flex-1 basis-64">
        {mark ? (
          <span className={`${markTone[mark.kind]} block border-l-4 border-[var(--tone-fill)] pl-2`}>
            <span className="text-ink-faint tabular-nums">
              {at + 1} of {marks.length}
            </span>{' '}
            <span className="font-semibold">{mark.title}</span>
          </span>
        ) : (
          <span className="text-ink-soft">
            {marks.length} marked {marks.length === 1 ? 'place' : 'places'}
          </span>
        )}
      </p>
      {place !== null && (
        <Button variant="link" size="inline" onClick={() => reveal(place)}>
          Show the finding
        </Button>
      )}
      <span className="flex gap-2">
        <Button variant="outline" size="sm" onClick={() => step(at < 0 ? -1 : at - 1)}>
          Previous<span className="sr-only"> mark</span>
        </Button>
        <Button variant="outline" size="sm" onClick={() => step(at + 1)}>
          Next<span className="sr-only"> mark</span>
        </Button>
      </span>
    </div>
  );
}

/**
 * The CV itself: the file as it looks, or the text a parser makes of it, with each finding at its place. On a wide screen it stays in
 * view beside the fixes, or shows both in the whole width.
 */
export function DocumentDesk({ id, text, hasFile, improvements, ledger, onSpread }: DocumentDeskProps) {
  const isWide = useWide();
  const [view, setView] = useState<View>(hasFile && isWide ? 'file' : 'text');
  const putRight = usePutRight();
  const { isSeen, seenRef } = useSeen();
  const marks = useMemo(() => marksOf(text, improvements, ledger), [text, improvements, ledger]);
  const views: View[] = isWide ? ['file', 'text', 'both'] : ['file', 'text'];
  const show = (name: View) => {
    setView(name);
    onSpread(name === 'both');
  };
  return (
    <section
      ref={seenRef}
      aria-label="Your CV"
      data-desk
      data-screen-only
      className={cn('space-y-3', view !== 'both' && 'lg:sticky lg:top-[calc(var(--hidden-above)+1rem)]')}
    >
      {hasFile && (
        <div role="group" aria-label="Show your CV" className="inline-flex flex-wrap gap-1 rounded-md border p-1">
          {views.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              onClick={() => show(name)}
              className="min-h-8 rounded-sm px-3 text-sm text-ink-soft hover:text-accent aria-pressed:bg-accent aria-pressed:font-semibold aria-pressed:text-accent-ink"
            >
              {viewNames[name]}
            </button>
          ))}
        </div>
      )}
      <MarkSteps marks={marks.filter(isFinding)} />
      <div className={cn('grid gap-4', view === 'both' && 'grid-cols-2')}>
        {view !== 'text' && (isSeen ? <FilePane id={id} marks={marks} isBesideText={view === 'both'} /> : <EmptyPane />)}
        {view !== 'file' && <MarkedDocument text={text} marks={marks} isBesideFile={view === 'both'} />}
      </div>
      {putRight && (
        <Button variant="link" size="inline" onClick={putRight}>
          Put right what we misread
        </Button>
      )}
    </section>
  );
}
