'use client';

import { useState } from 'react';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { call } from '@/lib/client/http';
import { OnePressForm } from './one-press-form';

/** One button for the link of an email, an address field otherwise. */
export function UnsubscribeForm({ token }: { token: string | null }) {
  const [isDone, setDone] = useState(false);
  const withdraw = async (fields: FormData): Promise<void> => {
    await call('POST', '/api/cv/unsubscribe', { body: token ? { token } : { email: String(fields.get('email') ?? '') } });
    setDone(true);
  };

  if (isDone)
    return (
      <section className="measure space-y-4" role="status">
        <h1 className="text-2xl">You are unsubscribed</h1>
        <p>This address gets no more marketing emails, whether or not it was on our list. Reports that it unlocked stay open.</p>
      </section>
    );
  return (
    <OnePressForm title="Unsubscribe" button="Unsubscribe" failure="The consent could not be withdrawn." onPress={withdraw}>
      <p>Stop all marketing emails to your address. Your report is not affected.</p>
      {!token && (
        <div>
          <Label htmlFor="unsubscribe-email">Your email address</Label>
          <Input id="unsubscribe-email" name="email" type="email" required autoComplete="email" className="mt-1 block" />
        </div>
      )}
    </OnePressForm>
  );
}
