'use client';

import { Button, ButtonLink } from '@/components/ui/button';

/** Says what happened, that nothing is lost, and what to do. */
export const BrokenPage = ({ onRetry = () => window.location.reload() }: { onRetry?: () => void }) => (
  <div role="alert" className="measure space-y-4 py-8">
    <h1 className="text-2xl">This page could not be shown.</h1>
    <p>
      Your CV and your report are safe on the server. If your connection was lost for a moment, loading the page again is enough; if not,
      the mistake is ours.
    </p>
    <p className="flex flex-wrap gap-3">
      <Button onClick={onRetry}>Try again</Button>
      <ButtonLink href="/" variant="outline">
        Go to the start page
      </ButtonLink>
    </p>
  </div>
);
