'use client';

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Evidence } from '@/lib/shared/result';

interface Quotes {
  /** The evidence somebody asked to see in the text; a new object with each click, so that the same can be asked for twice. */
  sought: Evidence | null;
  /** null where there is no text to show it in. */
  seek: ((evidence: Evidence) => void) | null;
}

const QuoteContext = createContext<Quotes>({ sought: null, seek: null });

export function QuoteProvider({ hasText, children }: { hasText: boolean; children: ReactNode }) {
  const [sought, setSought] = useState<Evidence | null>(null);
  const quotes = useMemo(() => ({ sought, seek: hasText ? (evidence: Evidence) => setSought({ ...evidence }) : null }), [sought, hasText]);
  return <QuoteContext.Provider value={quotes}>{children}</QuoteContext.Provider>;
}

export const useQuotes = (): Quotes => useContext(QuoteContext);
