'use client';

import { useEffect } from 'react';
import { BrokenPage } from '@/components/layout/broken-page';
import { logFailure } from '@/lib/client/log-failure';

export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  useEffect(() => logFailure('The page could not be drawn.', error), [error]);
  return (
    <main className="mx-auto max-w-2xl px-4 py-8">
      <BrokenPage onRetry={reset} />
    </main>
  );
}
