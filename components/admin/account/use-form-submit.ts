import { useState, type SubmitEvent } from 'react';

/** Submits a form once at a time. A failure is shown as `mistake` and lets the form be sent again. */
export function useFormSubmit(send: () => Promise<void>, messageFor: (error: unknown) => string) {
  const [isSubmitting, setSubmitting] = useState(false);
  const [mistake, setMistake] = useState<string | null>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitting(true);
    try {
      await send();
    } catch (error) {
      setMistake(messageFor(error));
      setSubmitting(false);
    }
  };
  return { isSubmitting, mistake, submit };
}
