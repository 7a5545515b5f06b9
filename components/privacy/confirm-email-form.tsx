'use client';

import { useState } from 'react';
import { call } from '@/lib/client/http';
import { OnePressForm } from './one-press-form';

/** The page behind the link in a confirmation email. */
export function ConfirmEmailForm({ token }: { token: string | null }) {
  const [isDone, setDone] = useState(false);
  const confirm = async (): Promise<void> => {
    await call('POST', '/api/cv/confirm-email', { body: { token } });
    setDone(true);
  };

  if (isDone)
    return (
      <section className="measure space-y-4" role="status">
        <h1 className="text-2xl">Your address is confirmed</h1>
        <p>Your report stays where it is. You can close this page.</p>
      </section>
    );
  if (token === null)
    return (
      <section className="measure space-y-4">
        <h1 className="text-2xl">Confirm your email address</h1>
        <p>This page opens from the link in our email. Please open the link again, or copy all of it into the address bar.</p>
      </section>
    );
  return (
    <OnePressForm
      title="Confirm your email address"
      button="This is my address"
      failure="The address could not be confirmed."
      onPress={confirm}
    >
      <p>Somebody gave this address to open a CV report. Confirm only if it was you; if not, close this page.</p>
    </OnePressForm>
  );
}
