'use client';

import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { readableMessage } from '@/lib/client/http';
import { logFailure } from '@/lib/client/log-failure';

interface OnePressFormProps {
  title: string;
  button: string;
  /** Written to the console when `onPress` fails. */
  failure: string;
  /** Shown to the visitor when it fails without a message of its own. */
  problem?: string;
  onPress: (fields: FormData) => Promise<void>;
  children: ReactNode;
}

/** A page with one button. Opening it changes nothing, because mail scanners open every link. */
export function OnePressForm({
  title,
  button,
  failure,
  problem = 'That did not work. Please try again.',
  onPress,
  children,
}: OnePressFormProps) {
  const [told, setTold] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setTold(null);
    try {
      await onPress(fields);
    } catch (error) {
      logFailure(failure, error);
      setTold(readableMessage(error, problem));
      setBusy(false);
    }
  };

  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="measure space-y-5">
      <h1 className="text-2xl">{title}</h1>
      {children}
      {told && (
        <p role="alert" className="tone-red tone-text">
          {told}
        </p>
      )}
      <Button type="submit" aria-disabled={isBusy}>
        {button}
      </Button>
    </form>
  );
}
