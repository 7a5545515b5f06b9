'use client';

import type { Evidence } from '@/lib/shared/result';
import { useQuotes } from './quote-context';

const longestQuote = 140;
const shorten = (quote: string): string => (quote.length > longestQuote ? `${quote.slice(0, longestQuote).trimEnd()}…` : quote);

/** The same words found twice are shown once. */
const withoutRepeats = (evidence: Evidence[]): Evidence[] =>
  [...new Map([...evidence].reverse().map((item) => [item.quote.trim().toLowerCase(), item])).values()].reverse();

/** The CV's own words. Each quote links to its place in the text. */
export function QuoteList({ evidence, most = 3 }: { evidence: Evidence[]; most?: number }) {
  const { seek } = useQuotes();
  const distinct = withoutRepeats(evidence);
  if (distinct.length === 0) return null;
  return (
    <ul className="space-y-1.5" aria-label="From your CV">
      {distinct.slice(0, most).map((item, index) => (
        <li key={index} className="min-h-6 border-l-2 border-rule-strong pl-3 font-serif text-sm">
          {seek ? (
            <button
              type="button"
              onClick={() => seek(item)}
              className="min-h-6 text-left underline decoration-rule-strong decoration-1 underline-offset-4 hover:decoration-accent"
            >
              “{shorten(item.quote)}”<span className="sr-only">, show it in the text</span>
            </button>
          ) : (
            `“${shorten(item.quote)}”`
          )}
          {item.page > 1 && <span className="ml-2 font-sans text-xs text-ink-faint">page {item.page}</span>}
        </li>
      ))}
      {distinct.length > most && <li className="pl-3 text-sm text-ink-faint">and {distinct.length - most} more like these</li>}
    </ul>
  );
}
