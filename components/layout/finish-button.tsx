'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { PartBoundary } from '@/components/ui/part-boundary';

const FinishDialog = dynamic(() => import('./finish-dialog'), { ssr: false });

const Unreachable = () => (
  <p role="alert" className="fixed inset-x-4 top-4 z-50 rounded-lg border border-rule-strong bg-sheet p-4 text-sm">
    This could not be opened. Please load the page again when you are back online.
  </p>
);

/** Shown on every visitor's screen: clears everything this browser knows of them. */
export function FinishButton({ className }: { className: string }) {
  const [state, setState] = useState<'never-opened' | 'open' | 'closed'>('never-opened');
  return (
    <>
      <button type="button" className={className} onClick={() => setState('open')}>
        Finish here
      </button>
      {state !== 'never-opened' && (
        <PartBoundary fallback={<Unreachable />}>
          <FinishDialog isOpen={state === 'open'} onClose={() => setState('closed')} />
        </PartBoundary>
      )}
    </>
  );
}
