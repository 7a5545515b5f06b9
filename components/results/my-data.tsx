'use client';

import { useState } from 'react';
import { useSettings } from '@/components/layout/settings-context';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { BinIcon, DownloadIcon } from '@/components/ui/icons';
import { forgetReport } from '@/lib/client/device-reports';
import { readableMessage } from '@/lib/client/http';
import { logFailure } from '@/lib/client/log-failure';
import { deleteEverything, myDataUrl } from '@/lib/client/report-calls';
import { forgetAnalysis } from '@/lib/client/storage';
import { showToast } from '@/lib/client/toasts';
import type { DisplayResult } from '@/lib/report/display-result';

interface MyDataProps {
  id: string;
  isOwner: boolean;
  text: string;
  engine: DisplayResult['engine'];
  onDeleted: () => void;
}

/** What went where, and how to be rid of it. Never locked. */
export function MyData({ id, isOwner, text, engine, onDeleted }: MyDataProps) {
  const { retentionDays } = useSettings();
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  const erase = async () => {
    setDeleting(true);
    try {
      await deleteEverything(id);
      forgetReport(id);
      forgetAnalysis(id);
      showToast({ title: 'Your data is deleted.', description: 'File, text, report and email are gone.', tone: 'success' });
      onDeleted();
    } catch (error) {
      logFailure('The data could not be deleted.', error);
      setAsking(false);
      showToast({
        title: 'Your data could not be deleted.',
        description: readableMessage(error, 'Nothing was changed. Please try again.'),
        tone: 'error',
        action: { label: 'Try again', onClick: () => void erase() },
      });
    } finally {
      setDeleting(false);
    }
  };

  return (
    <div className="measure space-y-4">
      {engine === 'claude' ? (
        <p>
          The score was worked out on this server. For the wording of the advice, the redacted text below, and nothing else, was sent to
          Claude, a language model of Anthropic.
        </p>
      ) : (
        <p>The analysis ran on this server alone. Your CV was sent to nobody.</p>
      )}
      {text && (
        <details>
          <summary className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4">
            {engine === 'claude' ? 'Show exactly what was sent' : 'Show the redacted text that was analysed'}
          </summary>
          <pre
            tabIndex={0}
            role="region"
            aria-label="Redacted text"
            className="mt-2 max-h-80 overflow-auto rounded-lg border bg-sheet p-4 font-sans text-sm whitespace-pre-wrap"
          >
            {text}
          </pre>
        </details>
      )}
      <p className="text-ink-soft">
        File, text and report are deleted by themselves after {retentionDays} {retentionDays === 1 ? 'day' : 'days'}.
      </p>
      {isOwner ? (
        <div className="flex flex-wrap gap-3" data-screen-only>
          <ButtonLink href={myDataUrl(id)} download variant="outline" size="sm">
            <DownloadIcon width="18" height="18" />
            Everything held about me
          </ButtonLink>
          <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
            <BinIcon width="18" height="18" />
            Delete my data
          </Button>
        </div>
      ) : (
        <p className="text-ink-soft">Downloading or deleting the data is possible only in the browser that uploaded the CV.</p>
      )}
      <Dialog open={isAsking} title="Delete your data?" onClose={() => setAsking(false)}>
        <p>This removes the file, its text, every report made of it and your email, here and on the server. It cannot be undone.</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" size="sm" onClick={() => setAsking(false)}>
            Keep it
          </Button>
          <Button variant="danger" size="sm" disabled={isDeleting} onClick={() => void erase()}>
            {isDeleting ? 'Deleting…' : 'Delete everything'}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
