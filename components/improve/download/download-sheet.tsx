'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { useFetched } from '@/components/ui/use-fetched';
import { fetchExportChanges, fetchExportPages, type ExportFormat, type Sections } from '@/lib/client/improve-calls';
import type { ExportChanges } from '@/lib/shared/export-changes';
import { ChangeSummary, summaryOf } from './change-summary';
import { Failure } from './failure';
import { PagePreview } from './page-preview';
import { useCvDownload } from './use-cv-download';

interface SheetProps {
  id: string;
  sections: Sections;
  onSaved: (names: string[]) => void;
}

/** What a download keeps, changes, moves and leaves out, its pages, and the downloads. */
export default function DownloadSheet({ isOpen, onClose, ...sheet }: SheetProps & { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="flex max-h-[calc(var(--view-height)-1rem)]! w-[min(72rem,calc(100vw-1rem))]! flex-col space-y-0! overflow-hidden! p-0!">
        <SheetContent {...sheet} />
      </DialogContent>
    </Dialog>
  );
}

/** Mounted anew each time the sheet opens, so that it is about the text as it is then. */
function SheetContent({ id, sections, onSaved }: SheetProps) {
  const [readChanges] = useState(() => (signal: AbortSignal) => fetchExportChanges(id, sections, signal));
  const fetched = useFetched(readChanges, true);
  const changes = fetched.state === 'ready' ? fetched.value : null;
  const hasGaps = changes !== null && changes.open.length > 0;
  return (
    <>
      <header className="border-b px-4 py-3 sm:px-6">
        <DialogTitle>Before you download</DialogTitle>
        <DialogDescription aria-live="polite" className="mt-1 text-sm text-ink-soft">
          {changes ? summaryOf(changes) : fetched.state === 'waiting' ? 'Comparing your improved CV with the original…' : ''}
        </DialogDescription>
      </header>
      {/* Takes the focus first, so that the arrow keys scroll it. */}
      <div
        role="group"
        aria-label="What is in your improved CV"
        tabIndex={0}
        className={cn(
          'grid min-h-0 flex-1 items-start gap-6 overflow-y-auto bg-paper p-4 -outline-offset-3! sm:p-6',
          !hasGaps && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]',
        )}
      >
        <Facts changes={changes} retry={fetched.state === 'failed' ? fetched.retry : null} />
        {!hasGaps && fetched.state !== 'waiting' && <Pages id={id} sections={sections} />}
      </div>
      <Actions id={id} sections={sections} onSaved={onSaved} isWaiting={fetched.state === 'waiting'} hasGaps={hasGaps} />
    </>
  );
}

function Facts({ changes, retry }: { changes: ExportChanges | null; retry: (() => void) | null }) {
  if (changes) return <ChangeSummary changes={changes} />;
  if (!retry) return <div aria-hidden="true" className="min-h-48" />;
  return (
    <div className="space-y-3">
      <Failure title="The changes could not be compared" message="Your text is safe, and you can still download your CV." />
      <Button variant="outline" size="sm" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}

function Pages({ id, sections }: Pick<SheetProps, 'id' | 'sections'>) {
  const [read] = useState(() => (signal: AbortSignal) => fetchExportPages(id, sections, signal));
  return <PagePreview fetched={useFetched(read, true)} />;
}

const single: { format: ExportFormat; text: string }[] = [
  { format: 'docx', text: 'Word only' },
  { format: 'pdf', text: 'PDF only' },
  { format: 'json', text: 'JSON Resume' },
];

/** With an open gap there is only the way back, because the server refuses such a CV. */
function Actions({ id, sections, onSaved, isWaiting, hasGaps }: SheetProps & { isWaiting: boolean; hasGaps: boolean }) {
  const { isBusy, problem, download } = useCvDownload(id, sections, onSaved);
  const isOff = isBusy || isWaiting;
  const press = (formats: readonly ExportFormat[]) => !isOff && void download(formats);
  return (
    <footer className="space-y-3 border-t px-4 py-3 sm:px-6">
      {problem && <Failure title="Your improved CV could not be made" message={problem} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {!hasGaps && (
          <>
            <Button className="max-sm:w-full" aria-disabled={isOff} onClick={() => press(['docx', 'pdf'])}>
              <Download className="size-4.5" />
              {isBusy ? 'Making your CV…' : 'Download Word and PDF'}
            </Button>
            {single.map(({ format, text }) => (
              <Button key={format} variant="link" size="inline" aria-disabled={isOff} onClick={() => press([format])}>
                {text}
              </Button>
            ))}
          </>
        )}
        <DialogClose className={buttonVariants({ variant: hasGaps ? 'default' : 'outline', className: 'max-sm:w-full sm:ml-auto' })}>
          Back to editing
        </DialogClose>
      </div>
    </footer>
  );
}
