import type { DocumentView, ParsedFields } from '@/lib/shared/document-view';
import { call } from './http';

const analysisPath = (id: string) => `/api/cv/analysis/${encodeURIComponent(id)}`;

/** Where every word of the file stands; refused to everybody but its owner. */
export async function fetchDocumentView(id: string, signal: AbortSignal): Promise<DocumentView> {
  return (await call('GET', `${analysisPath(id)}/document`, { signal })).json();
}

/** What was read into which field. */
export async function fetchParsedFields(id: string, signal: AbortSignal): Promise<ParsedFields> {
  return (await call('GET', `${analysisPath(id)}/parsed`, { signal })).json();
}

/** What left the machine, and for what. */
export interface SentTexts {
  /** null where nothing left for the report. */
  sent: string | null;
  later: { purpose: string; at: string; text: string }[];
}

/** The record of what was sent; refused to everybody but the owner. */
export async function fetchSent(id: string, signal: AbortSignal): Promise<SentTexts> {
  return (await call('GET', `${analysisPath(id)}/sent`, { signal })).json();
}

export const pageImagePath = (uploadId: string, page: number): string => `/api/cv/upload/${encodeURIComponent(uploadId)}/pages/${page}`;
