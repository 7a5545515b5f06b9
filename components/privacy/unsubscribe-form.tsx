'use client';

import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { call, readableMessage } from '@/lib/client/http';
import { logFailure } from '@/lib/client/log-failure';

/** One button for the link of an email, an address field otherwise. Opening the page changes nothing, because mail scanners open every link. */
export function UnsubscribeForm({ token }: { token: string | null }) {
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    setBusy(true);
    setProblem(null);
    try {
      await call('POST', '/api/cv/unsubscribe', { body: token ? { token } : { email } });
      setDone(true);
    } catch (error) {
      logFailure('The consent could not be withdrawn.', error);
      setProblem(readableMessage(error, 'That did not work. Please try again.'));
    } finally {
      setBusy(false);
    }
  };

  if (isDone)
    return (
      <section className="measure space-y-4" role="status">
        <h1 className="text-2xl">You are unsubscribed</h1>
        <p>This address gets no more marketing emails, whether or not it was on our list. Reports that it unlocked stay open.</p>
      </section>
    );
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="measure space-y-5">
      <h1 className="text-2xl">Unsubscribe</h1>
      <p>Stop all marketing emails to your address. Your report is not affected.</p>
      {!token && (
        <div>
          <Label htmlFor="unsubscribe-email">Your email address</Label>
          <Input id="unsubscribe-email" name="email" type="email" required autoComplete="email" className="mt-1 block" />
        </div>
      )}
      {problem && (
        <p role="alert" className="tone-red tone-text">
          {problem}
        </p>
      )}
      <Button type="submit" aria-disabled={isBusy}>
        Unsubscribe
      </Button>
    </form>
  );
}
