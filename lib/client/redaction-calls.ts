import { redactionsSchema, type Redactions } from '@/lib/shared/redactions';
import { call, isRecord } from './http';

const uploadPath = (id: string): string => `/api/cv/upload/${encodeURIComponent(id)}/redactions`;
const reportPath = (id: string): string => `/api/cv/analysis/${encodeURIComponent(id)}`;
const analysisPath = (id: string): string => `${reportPath(id)}/redactions`;

export interface RedactionCalls {
  fetch: (signal: AbortSignal) => Promise<Redactions>;
  /** Takes out more words; returns all redactions. */
  takeOut: (words: string[]) => Promise<Redactions>;
}

const read = async (path: string, signal?: AbortSignal): Promise<Redactions> =>
  redactionsSchema.parse(await (await call('GET', path, signal ? { signal } : {})).json());

/** Before the analysis. */
export const redactionsOfUpload = (id: string): RedactionCalls => ({
  fetch: (signal) => read(uploadPath(id), signal),
  takeOut: async (words) => redactionsSchema.parse(await (await call('POST', uploadPath(id), { body: { words } })).json()),
});

/** With the report, which is scored again. */
export const redactionsOfAnalysis = (id: string, onScored: (result: unknown, cvText?: string) => void): RedactionCalls => ({
  fetch: (signal) => read(analysisPath(id), signal),
  takeOut: async (words) => {
    await (await call('POST', analysisPath(id), { body: { words } })).text();
    const redactions = await read(analysisPath(id));
    // The text changed with the result, because every quote is a place in it.
    const report: unknown = await (await call('GET', reportPath(id))).json();
    if (isRecord(report) && typeof report.cvText === 'string') onScored(report.result, report.cvText);
    return redactions;
  },
});
