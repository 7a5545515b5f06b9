'use client';

import { useCallback, useState, type SubmitEvent } from 'react';
import { useSettings } from '@/components/layout/settings-context';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { readableMessage } from '@/lib/client/http';
import { logFailure } from '@/lib/client/log-failure';
import { changeEmail, fetchOwnEmail } from '@/lib/client/report-calls';
import { store } from '@/lib/client/storage';
import { useFetched } from '@/components/ui/use-fetched';
import { FetchState } from '../report/fetch-state';

/** The address that unlocked the report. Its owner may put it right until it is confirmed. Opened on request: it is asked of the server then. */
export function OwnEmail({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const read = useCallback((signal: AbortSignal) => fetchOwnEmail(id, signal), [id]);
  const answer = useFetched(read, isOpen);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} data-screen-only>
      <summary className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4">
        See or change your email
      </summary>
      <div className="mt-2">
        {answer.state !== 'ready' ? (
          <FetchState what="Your email" retry={answer.state === 'failed' ? answer.retry : null} />
        ) : answer.value.mayChange ? (
          <EmailForm id={id} given={answer.value.email} />
        ) : (
          <p>{answer.value.email ? `${answer.value.email}. You have confirmed it.` : 'No email is kept with this report.'}</p>
        )}
      </div>
    </details>
  );
}

function EmailForm({ id, given }: { id: string; given: string }) {
  const { confirmsEmails } = useSettings();
  const [email, setEmail] = useState(given);
  const [told, setTold] = useState<{ text: string; isProblem: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setTold(null);
    try {
      await changeEmail(id, email);
      store('user_email', email);
      setTold({ text: confirmsEmails ? `Saved. We will send the link to ${email}.` : 'Saved.', isProblem: false });
    } catch (error) {
      logFailure('The email could not be changed.', error);
      setTold({ text: readableMessage(error, 'The address could not be saved. Please try again.'), isProblem: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="space-y-2">
      <Label htmlFor="own-email">Your email address</Label>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Input
          id="own-email"
          type="email"
          required
          autoComplete="email"
          value={email}
          aria-describedby="own-email-state"
          onChange={(event) => setEmail(event.target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="outline" aria-disabled={isBusy}>
          Save
        </Button>
      </div>
      <p id="own-email-state" role="status" className={told?.isProblem ? 'tone-red tone-text' : 'text-sm text-ink-soft'}>
        {told?.text ?? (confirmsEmails ? 'Not confirmed yet: please press the link in our email. A new address gets a new link.' : '')}
      </p>
    </form>
  );
}
