'use client';

import { useState } from 'react';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { call, isRecord } from '@/lib/client/http';
import { OnePressForm } from './one-press-form';

/** The electronic complaint form that the law requires. The answer is a reference number. */
export function ComplaintForm() {
  const [reference, setReference] = useState<string | null>(null);
  const send = async (fields: FormData): Promise<void> => {
    const response = await call('POST', '/api/cv/complaint', {
      body: { message: String(fields.get('message') ?? ''), email: String(fields.get('email') ?? '') },
    });
    const answer: unknown = await response.json();
    setReference(isRecord(answer) && typeof answer.reference === 'string' ? answer.reference : '');
  };

  if (reference !== null)
    return (
      <section className="measure space-y-4" role="status">
        <h1 className="text-2xl">We have your complaint</h1>
        <p>
          Your reference is <strong className="break-all">{reference}</strong>. Please note it: you can ask about your complaint by it.
        </p>
        <p>We look into it without undue delay and, where you left an address, tell you the outcome.</p>
      </section>
    );
  return (
    <OnePressForm
      title="Complain about how your data is handled"
      button="Send the complaint"
      failure="The complaint could not be sent."
      problem="Your complaint could not be sent. Please try again."
      onPress={send}
    >
      <p>
        Tell us what went wrong. Your complaint is encrypted and read only by the staff of this site. You may also complain to the
        Information Commissioner’s Office (ico.org.uk) at any time.
      </p>
      <div>
        <Label htmlFor="complaint-message">What happened</Label>
        <Textarea id="complaint-message" name="message" required minLength={10} maxLength={5000} rows={8} className="mt-1" />
      </div>
      <div>
        <Label htmlFor="complaint-email">Your email address, if you want an answer</Label>
        <Input id="complaint-email" name="email" type="email" autoComplete="email" className="mt-1 block" />
      </div>
    </OnePressForm>
  );
}
