'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState, type ReactNode } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { readableMessage } from '@/lib/client/http';
import { logFailure } from '@/lib/client/log-failure';
import { fetchReading, putRight } from '@/lib/client/reading-calls';
import { asRead, correctionsOf, isNamed, type ReadingForm } from '@/lib/guidance/put-right';
import type { Corrections } from '@/lib/shared/corrections';
import { FetchState } from '../report/fetch-state';
import { useFetched } from '@/components/ui/use-fetched';
import { useWide } from '../hooks/use-wide';
import { ReadingParts } from './reading-parts';
import { useReadingForm } from './use-reading-form';

const FilePane = dynamic(() => import('../document/file-pane'), { ssr: false });

interface PutRightDialogProps {
  id: string;
  isOpen: boolean;
  onClose: () => void;
  onScored: (result: unknown) => void;
}

/** The first entry that cannot be kept, in words. */
function problemIn({ entries }: ReadingForm): string | null {
  const unnamed = entries.find((entry) => !isNamed(entry));
  if (!unnamed) return null;
  const at = entries.filter(({ kind }) => kind === unnamed.kind).indexOf(unnamed) + 1;
  return unnamed.kind === 'work' ? `Job ${at} needs a job title or an employer.` : `Education ${at} needs a qualification or a school.`;
}

/** 'Put right what was read', beside the page. Changes stay when it is closed or cannot be saved. */
export default function PutRightDialog({ id, isOpen, onClose, onScored }: PutRightDialogProps) {
  const { editing, begin, forget, act, undo } = useReadingForm();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [read] = useState(() => (signal: AbortSignal) => fetchReading(id, signal));
  const fetched = useFetched(read, isOpen && editing === null);
  const view = fetched.state === 'ready' ? fetched.value : null;
  useEffect(() => {
    if (view) begin(view);
  }, [view, begin]);

  const save = async (corrections: Corrections) => {
    if (isSaving) return;
    setSaving(true);
    setProblem(null);
    try {
      onScored(await putRight(id, corrections));
      forget();
      onClose();
    } catch (error) {
      logFailure('The reading could not be saved.', error);
      setProblem(readableMessage(error, 'We could not save this. Nothing you changed is lost. Please try again.'));
    } finally {
      setSaving(false);
    }
  };
  const submit = () => {
    if (!editing) return;
    const found = problemIn(editing.form);
    if (found) setProblem(found);
    else void save(correctionsOf(editing.form, editing.view));
  };

  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="flex h-[calc(var(--view-height)-1rem)] max-h-none! w-[min(84rem,calc(100vw-1rem))]! flex-col space-y-0! overflow-hidden! p-0!">
        <header className="border-b px-4 py-3 sm:px-6">
          <DialogTitle>Put right what was read</DialogTitle>
          <DialogDescription className="measure mt-1 text-sm text-ink-soft">
            Choose from the words in your CV. Your file stays as it is, and we score your CV again.
          </DialogDescription>
        </header>
        <BesideThePage id={id}>
          {editing ? (
            <ReadingParts view={editing.view} form={editing.form} act={act} />
          ) : (
            <FetchState what="What was read" retry={fetched.state === 'failed' ? fetched.retry : null} lines={8} />
          )}
        </BesideThePage>
        <Actions
          problem={problem}
          isSaving={isSaving}
          isReady={editing !== null}
          onUndo={editing && editing.past.length > 0 ? undo : null}
          onGoBack={editing?.view.isCorrected ? () => void save(asRead) : null}
          onSave={submit}
        />
      </DialogContent>
    </Dialog>
  );
}

/** From 1024 px on the file is on the left. */
function BesideThePage({ id, children }: { id: string; children: ReactNode }) {
  const isWide = useWide();
  return (
    <div className="grid min-h-0 flex-1 lg:grid-cols-2">
      {isWide && (
        <div className="hidden min-h-0 overflow-auto border-r p-4 lg:block">
          <h3 className="sr-only">Your file</h3>
          <FilePane id={id} marks={[]} />
        </div>
      )}
      <div className="min-h-0 overflow-y-auto bg-paper p-4 sm:p-6">{children}</div>
    </div>
  );
}

interface ActionsProps {
  problem: string | null;
  isSaving: boolean;
  isReady: boolean;
  /** null where there is nothing to undo. */
  onUndo: (() => void) | null;
  onGoBack: (() => void) | null;
  onSave: () => void;
}

const Actions = ({ problem, isSaving, isReady, onUndo, onGoBack, onSave }: ActionsProps) => (
  <footer className="space-y-3 border-t px-4 py-3 sm:px-6">
    {problem && (
      <Alert variant="destructive" role="alert">
        <AlertTitle>This is not saved yet</AlertTitle>
        <AlertDescription>
          <p>{problem}</p>
        </AlertDescription>
      </Alert>
    )}
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
      {onGoBack && (
        <Button variant="link" size="inline" className="mr-auto" onClick={onGoBack}>
          Go back to our own reading
        </Button>
      )}
      <Button variant="outline" size="sm" disabled={!onUndo} onClick={onUndo ?? undefined}>
        Undo
      </Button>
      <DialogClose asChild>
        <Button variant="outline" size="sm">
          Close
        </Button>
      </DialogClose>
      <Button size="sm" aria-disabled={!isReady || isSaving} onClick={onSave}>
        {isSaving ? 'Saving…' : 'Save and score again'}
      </Button>
    </div>
  </footer>
);
