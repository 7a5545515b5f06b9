import type { DocumentView, ParsedFields } from '@/lib/shared/document-view';
import { call } from './http';

const analysisPath = (id: string) => `/api/cv/analysis/${encodeURIComponent(id)}`;

/** The position of every word of the file, for its owner only. */
export async function fetchDocumentView(id: string, signal: AbortSignal): Promise<DocumentView> {
  return (await call('GET', `${analysisPath(id)}/document`, { signal })).json();
}

/** The parsed fields. */
export async function fetchParsedFields(id: string, signal: AbortSignal): Promise<ParsedFields> {
  return (await call('GET', `${analysisPath(id)}/parsed`, { signal })).json();
}

/** What was sent to Claude, and for what purpose. */
interface SentTexts {
  /** null where nothing was sent for the report. */
  sent: string | null;
  later: { purpose: string; at: string; text: string }[];
}

/** The record of what was sent; for the owner only. */
export async function fetchSent(id: string, signal: AbortSignal): Promise<SentTexts> {
  return (await call('GET', `${analysisPath(id)}/sent`, { signal })).json();
}

export const pageImagePath = (uploadId: string, page: number): string => `/api/cv/upload/${encodeURIComponent(uploadId)}/pages/${page}`;
