'use client';

import { Download, Trash2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useSettings } from '@/components/layout/settings-context';
import { Button, ButtonLink } from '@/components/ui/button';
import { PartBoundary } from '@/components/ui/part-boundary';
import { redactionsOfAnalysis } from '@/lib/client/redaction-calls';
import { myDataUrl } from '@/lib/client/report-calls';
import type { DisplayResult } from '@/lib/report/display-result';
import type { OnScored } from '../hooks/use-rescored';
import { SentPanel } from '../document/sent-panel';
import { OwnEmail } from './own-email';

const RedactionCheck = dynamic(() => import('@/components/redactions/redaction-check').then((loaded) => loaded.RedactionCheck), {
  ssr: false,
});
const DeletionDialog = dynamic(() => import('./deletion-dialog'), { ssr: false });

interface MyDataProps {
  id: string;
  isOwner: boolean;
  isUnlocked: boolean;
  text: string;
  engine: DisplayResult['engine'];
  onDeleted: () => void;
  onScored: OnScored;
}

/** Loaded when it is opened. */
function TakenOut({ id, onScored }: Pick<MyDataProps, 'id' | 'onScored'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} data-screen-only>
      <summary className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4">
        Check what we took out of your CV
      </summary>
      {isOpen && (
        <div className="mt-2">
          <RedactionCheck calls={redactionsOfAnalysis(id, onScored)} of={id} />
        </div>
      )}
    </details>
  );
}

/** What went where, and how to be rid of it. Never locked. */
export function MyData({ id, isOwner, isUnlocked, text, engine, onDeleted, onScored }: MyDataProps) {
  const { retentionDays } = useSettings();
  const [dialog, setDialog] = useState<'never-opened' | 'open' | 'closed'>('never-opened');
  return (
    <div className="measure space-y-4">
      {isOwner && <TakenOut id={id} onScored={onScored} />}
      {isOwner && isUnlocked && <OwnEmail id={id} />}
      <SentPanel id={id} isOwner={isOwner} engine={engine} text={text} />
      <p className="text-ink-soft">
        File, text and report are deleted by themselves after {retentionDays} {retentionDays === 1 ? 'day' : 'days'}.
      </p>
      {isOwner ? (
        <div className="flex flex-wrap gap-3" data-screen-only>
          <ButtonLink href={myDataUrl(id)} download variant="outline" size="sm">
            <Download className="size-4.5" />
            Everything held about me
          </ButtonLink>
          <Button variant="destructive" size="sm" onClick={() => setDialog('open')}>
            <Trash2 className="size-4.5" />
            Delete my data
          </Button>
        </div>
      ) : (
        <p className="text-ink-soft">Downloading or deleting the data is possible only in the browser that uploaded the CV.</p>
      )}
      {dialog !== 'never-opened' && (
        <PartBoundary fallback={<p role="alert">This could not be opened. Please load the page again when you are back online.</p>}>
          <DeletionDialog id={id} isOpen={dialog === 'open'} onClose={() => setDialog('closed')} onDeleted={onDeleted} />
        </PartBoundary>
      )}
    </div>
  );
}
