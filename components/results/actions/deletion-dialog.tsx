'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { forgetReport } from '@/lib/client/device-reports';
import { readableMessage } from '@/lib/client/http';
import { versionsOf } from '@/lib/client/improved-scores';
import { logFailure } from '@/lib/client/log-failure';
import { deleteEverything, receiptPath } from '@/lib/client/report-calls';
import { forgetAnalysis } from '@/lib/client/storage';
import { showToast } from '@/lib/client/toasts';

interface DeletionDialogProps {
  id: string;
  isOpen: boolean;
  onClose: () => void;
  /** The report is deleted, so this page has nothing left to show. */
  onDeleted: () => void;
}

type Stage = { at: 'asking' } | { at: 'deleting' } | { at: 'deleted'; receipt: string | null };

/** The receipt of a deletion: its number leads to what was deleted and when, without personal data. */
const Receipt = ({ receipt }: { receipt: string }) => (
  <p>
    Your receipt, if you want to keep one:{' '}
    <a
      href={receiptPath(receipt)}
      target="_blank"
      rel="noopener"
      className="font-semibold break-all text-accent underline underline-offset-4"
    >
      {receipt}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
    . It says when and how much was deleted, and holds nothing about you.
  </p>
);

const Deleted = ({ receipt, onDone }: { receipt: string | null; onDone: () => void }) => (
  <Dialog open onOpenChange={onDone}>
    <DialogContent>
      <DialogTitle>Your data is deleted</DialogTitle>
      <DialogDescription role="status">
        File, text, improved versions, reports and email are gone, here and on the server.
      </DialogDescription>
      {receipt && <Receipt receipt={receipt} />}
      <DialogFooter>
        <Button size="sm" onClick={onDone}>
          Done
        </Button>
      </DialogFooter>
    </DialogContent>
  </Dialog>
);

/** Asks before deleting, and shows the receipt afterwards. Closing it in any way leaves the report. */
export default function DeletionDialog({ id, isOpen, onClose, onDeleted }: DeletionDialogProps) {
  const [stage, setStage] = useState<Stage>({ at: 'asking' });

  const erase = async () => {
    setStage({ at: 'deleting' });
    try {
      const receipt = await deleteEverything(id);
      for (const version of versionsOf(id)) {
        forgetReport(version);
        forgetAnalysis(version);
      }
      setStage({ at: 'deleted', receipt });
    } catch (error) {
      logFailure('The data could not be deleted.', error);
      setStage({ at: 'asking' });
      onClose();
      showToast({
        title: 'Your data could not be deleted.',
        description: readableMessage(error, 'Nothing was changed. Please try again.'),
        tone: 'error',
        action: { label: 'Try again', onClick: () => void erase() },
      });
    }
  };

  if (stage.at === 'deleted') return <Deleted receipt={stage.receipt} onDone={onDeleted} />;
  return (
    <Dialog open={isOpen} onOpenChange={onClose}>
      <DialogContent>
        <DialogTitle>Delete your data?</DialogTitle>
        <DialogDescription>
          This removes the file, its text, the improved versions you had scored, every report made of them and your email, here and on the
          server. It cannot be undone.
        </DialogDescription>
        <DialogFooter>
          <Button variant="outline" size="sm" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="destructive" size="sm" disabled={stage.at === 'deleting'} onClick={() => void erase()}>
            {stage.at === 'deleting' ? 'Deleting…' : 'Delete everything'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
