'use client';

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Evidence } from '@/lib/shared/result';

interface Quotes {
  /** The evidence to be shown in the CV; a new object with each click, so that the same can be asked for again. */
  sought: Evidence | null;
  /** null where there is no text to show it in. */
  seek: ((evidence: Evidence) => void) | null;
}

const QuoteContext = createContext<Quotes>({ sought: null, seek: null });

interface QuoteProviderProps {
  hasText: boolean;
  /** On a phone the tab of the CV is selected. */
  onSeek?: () => void;
  children: ReactNode;
}

export function QuoteProvider({ hasText, onSeek, children }: QuoteProviderProps) {
  const [sought, setSought] = useState<Evidence | null>(null);
  const quotes = useMemo(() => {
    const seek = (evidence: Evidence) => {
      onSeek?.();
      setSought({ ...evidence });
    };
    return { sought, seek: hasText ? seek : null };
  }, [sought, hasText, onSeek]);
  return <QuoteContext.Provider value={quotes}>{children}</QuoteContext.Provider>;
}

export const useQuotes = (): Quotes => useContext(QuoteContext);
