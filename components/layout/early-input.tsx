'use client';

import { useEffect } from 'react';
import { replayEarlyInput } from '@/lib/client/early-input';

/** Stands last in the page: by its effect everything before it listens. */
export function EarlyInput() {
  useEffect(replayEarlyInput, []);
  return null;
}
