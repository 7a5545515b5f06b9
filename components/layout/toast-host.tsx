'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { PartBoundary } from '@/components/ui/part-boundary';
import { listenForToasts, type ToastMessage } from '@/lib/client/toasts';
import { PlainToasts } from './plain-toasts';

const Toasts = dynamic(() => import('./toasts'), { ssr: false });

/** Loads the toast library with the first message, and passes on the messages that arrived meanwhile. */
export function ToastHost() {
  const [first, setFirst] = useState<ToastMessage[] | null>(null);
  useEffect(() => listenForToasts((message) => setFirst((before) => [...(before ?? []), message])), []);
  return (
    first && (
      <PartBoundary fallback={<PlainToasts messages={first} onClose={() => setFirst([])} />}>
        <Toasts first={first} />
      </PartBoundary>
    )
  );
}
