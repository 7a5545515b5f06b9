'use client';

import { useEffect } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { logFailure } from '@/lib/client/log-failure';

/** A page that broke: what happened, what is safe, what to do. */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  useEffect(() => logFailure('The page could not be drawn.', error), [error]);
  return (
    <main className="mx-auto max-w-2xl space-y-4 px-4 py-16">
      <h1 className="text-2xl">Something went wrong on our side.</h1>
      <p>Your CV and your report are safe on the server. Please try again.</p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={reset}>Try again</Button>
        <ButtonLink href="/" variant="outline">
          Go to the start page
        </ButtonLink>
      </p>
    </main>
  );
}
