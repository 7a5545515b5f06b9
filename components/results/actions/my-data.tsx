'use client';

import { useState } from 'react';
import { useSettings } from '@/components/layout/settings-context';
import { Button, ButtonLink } from '@/components/ui/button';
import { BinIcon, DownloadIcon } from '@/components/ui/icons';
import { myDataUrl } from '@/lib/client/report-calls';
import type { DisplayResult } from '@/lib/report/display-result';
import { DeletionDialog } from './deletion-dialog';
import { SentPanel } from '../document/sent-panel';

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
  return (
    <div className="measure space-y-4">
      <SentPanel id={id} isOwner={isOwner} engine={engine} text={text} />
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
      <DeletionDialog id={id} isOpen={isAsking} onClose={() => setAsking(false)} onDeleted={onDeleted} />
    </div>
  );
}
