'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { finishHere, leave } from '@/lib/client/finish';
import { readableMessage } from '@/lib/client/http';
import { logFailure } from '@/lib/client/log-failure';
import { useSettings } from './settings-context';

interface FinishDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks one question: whether the data on the server is deleted too. */
export default function FinishDialog({ isOpen, onClose }: FinishDialogProps) {
  const id = useId();
  const { retentionDays } = useSettings();
  const [deletes, setDeletes] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const finish = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { reports } = await finishHere(deletes);
      leave(deletes ? { deleted: String(reports) } : {});
    } catch (error) {
      logFailure('The session could not be ended.', error);
      setProblem(readableMessage(error, 'We could not reach the site, so nothing was changed. Please try again.'));
      setBusy(false);
    }
  };

  return (
    <Dialog open={isOpen} onOpenChange={onClose}>
      <DialogContent>
        <DialogTitle>Finish here?</DialogTitle>
        <DialogDescription>This browser forgets your CV, your report, your email and what you typed.</DialogDescription>
        <div className="flex gap-3">
          <Checkbox
            id={id}
            checked={deletes}
            aria-describedby={`${id}-note`}
            onChange={(event) => setDeletes(event.target.checked)}
            className="mt-0.5"
          />
          <div>
            <label htmlFor={id} className="font-semibold">
              Delete my CV and reports from this site too
            </label>
            <p id={`${id}-note`} className="text-sm text-ink-soft">
              {deletes
                ? 'This cannot be undone.'
                : `If not, we delete them after ${retentionDays} ${retentionDays === 1 ? 'day' : 'days'}. You can no longer change or delete them from this browser.`}
            </p>
          </div>
        </div>
        {problem && (
          <p role="alert" className="tone-red tone-text">
            {problem}
          </p>
        )}
        <DialogFooter>
          <Button variant="outline" size="sm" onClick={onClose}>
            Not yet
          </Button>
          <Button variant={deletes ? 'destructive' : 'default'} size="sm" aria-disabled={isBusy} onClick={() => void finish()}>
            {isBusy ? 'Finishing…' : deletes ? 'Delete and finish' : 'Finish here'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
