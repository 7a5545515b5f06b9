'use client';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

interface FailedScreenProps {
  message: string;
  onRetry: () => void;
  onReset: () => void;
}

/** A report opened by its address that could not be read: the error, never an invented score. */
export default function FailedScreen({ message, onRetry, onReset }: FailedScreenProps) {
  return (
    <div className="measure space-y-6">
      <h1 className="text-2xl">Your CV Assessment</h1>
      <Notice tone="red" role="alert" title="Analysis Error">
        <p>{message}</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>Try again</Button>
        <Button variant="outline" onClick={onReset}>
          Analyse a CV
        </Button>
      </div>
    </div>
  );
}
