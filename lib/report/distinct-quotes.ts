import type { Evidence } from '@/lib/shared/result';

/** The first few quotes that differ: the same words twice count as one quote. */
export function distinctQuotes(evidence: readonly Evidence[], count: number): Evidence[] {
  const seen = new Set<string>();
  return evidence.filter(({ quote }) => !seen.has(quote.toLowerCase()) && seen.add(quote.toLowerCase())).slice(0, count);
}
