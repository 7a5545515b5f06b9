import type { Corrections } from '@/lib/shared/corrections';
import type { ReadingView } from '@/lib/shared/reading-view';
import { call } from './http';

const readingPath = (id: string) => `/api/cv/analysis/${encodeURIComponent(id)}/reading`;

/** The reading in the owner's words; for the owner only. */
export async function fetchReading(id: string, signal: AbortSignal): Promise<ReadingView> {
  return (await call('GET', readingPath(id), { signal })).json();
}

/** Stores corrections; returns the result of the new reading. */
export async function putRight(id: string, corrections: Corrections): Promise<unknown> {
  return (await call('PATCH', readingPath(id), { body: corrections })).json();
}
