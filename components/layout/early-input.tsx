'use client';

import { useEffect } from 'react';
import { replayEarlyInput } from '@/lib/client/early-input';

/** Stands last in the page: by its effect all that hydrates with the page listens. No button may wait behind a Suspense of its own. */
export function EarlyInput() {
  useEffect(() => void replayEarlyInput(), []);
  return null;
}
