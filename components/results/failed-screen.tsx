'use client';

import Link from 'next/link';
import { useSettings } from '@/components/layout/settings-context';
import { Button } from '@/components/ui/button';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

interface FailedScreenProps {
  message: string;
  onRetry: () => void;
  onReset: () => void;
}

/** A report whose address could not be read: shows the error, never an invented score. */
export default function FailedScreen({ message, onRetry, onReset }: FailedScreenProps) {
  const { retentionDays } = useSettings();
  return (
    <div className="measure space-y-6">
      <h1 className="text-2xl">Your CV Assessment</h1>
      <Alert variant="destructive" role="alert">
        <AlertTitle>Analysis Error</AlertTitle>
        <AlertDescription>
          <p>{message}</p>
        </AlertDescription>
      </Alert>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>Try again</Button>
        <Button variant="outline" onClick={onReset}>
          Analyse a CV
        </Button>
      </div>
      <section aria-labelledby="failed-reasons" className="border-t-2 border-ink pt-4">
        <h2 id="failed-reasons" className="text-lg">
          What may have happened
        </h2>
        <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-soft">
          <li>
            Reports are kept for {retentionDays} {retentionDays === 1 ? 'day' : 'days'}, or until their owner deletes them.
          </li>
          <li>The address is not complete: it ends in 24 characters.</li>
          <li>The connection was lost for a moment. Nothing of yours is lost by trying again.</li>
        </ul>
        <p className="mt-3">
          <Link href="/results/demo" prefetch={false} className="text-accent underline underline-offset-4">
            See what a report looks like
          </Link>
        </p>
      </section>
    </div>
  );
}
