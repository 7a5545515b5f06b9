'use client';

import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { readableMessage } from '@/lib/client/http';
import { logFailure } from '@/lib/client/log-failure';
import { redeemOwnerLink } from '@/lib/client/report-calls';

/** One button for a link that makes this browser the owner of a CV: opening the link alone changes nothing. */
export function ContinueForm({ token, to }: { token: string; to: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      window.location.assign(await redeemOwnerLink(token, to));
    } catch (error) {
      logFailure('The owner link could not be redeemed.', error);
      setProblem(readableMessage(error, 'That did not work. Please try again.'));
      setBusy(false);
    }
  };

  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="measure space-y-5">
      <h1 className="text-2xl">Open your CV in this browser</h1>
      <p>This link opens a CV as its owner. Go on only if you made the link yourself.</p>
      <p>If you uploaded another CV in this browser, its report stays open, but you can no longer edit or delete it here.</p>
      {problem && (
        <p role="alert" className="tone-red tone-text">
          {problem}
        </p>
      )}
      <Button type="submit" aria-disabled={isBusy}>
        Open it here
      </Button>
    </form>
  );
}
