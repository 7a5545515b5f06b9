import type { z } from 'zod';
import type { jobMatchAnswer, suggestionAnswer, Targeting } from '@/lib/shared/wire';
import { call, isRecord } from './http';
import type { LiveSource } from './live-score/score-edits';

/** The calls of the editors. They answer the owner only; the sample can be read and exported by everybody. */
export type SuggestionAnswer = z.infer<typeof suggestionAnswer>;
export type SuggestionItem = SuggestionAnswer['items'][number];
export type JobMatch = z.infer<typeof jobMatchAnswer>;
export type ExportFormat = 'docx' | 'pdf' | 'json';

const analysisPath = (id: string): string => `/api/cv/analysis/${encodeURIComponent(id)}`;

const isSource = (body: unknown): body is LiveSource =>
  isRecord(body) && isRecord(body.sections) && isRecord(body.document) && isRecord(body.filename) && typeof body.today === 'string';

/** The owner's words of every part, and what the live score is made of: once per visit. */
export async function fetchSections(id: string, signal?: AbortSignal): Promise<LiveSource> {
  const response = await call('GET', `${analysisPath(id)}/sections`, signal ? { signal } : {});
  const body: unknown = await response.json();
  if (!isSource(body)) throw new Error('The sections have an unknown shape.');
  return body;
}

export interface SuggestionRequest {
  analysisId: string;
  section: string;
  text?: string;
  targeting?: Targeting;
}

const isSuggestion = (body: unknown): body is SuggestionAnswer =>
  isRecord(body) && typeof body.suggestion === 'string' && Array.isArray(body.items);

export async function requestSuggestion(asked: SuggestionRequest, signal?: AbortSignal): Promise<SuggestionAnswer> {
  const response = await call('POST', '/api/cv/suggestion', { body: asked, ...(signal ? { signal } : {}) });
  const body: unknown = await response.json();
  if (!isSuggestion(body)) throw new Error('The suggestion has an unknown shape.');
  return body;
}

const isJobMatch = (body: unknown): body is JobMatch => isRecord(body) && typeof body.score === 'number' && Array.isArray(body.criteria);

export async function requestJobMatch(analysisId: string, jobDescription: string, targetRole: string): Promise<JobMatch> {
  const response = await call('POST', '/api/cv/job-match', {
    body: { analysisId, jobDescription, ...(targetRole ? { targetRole } : {}) },
  });
  const body: unknown = await response.json();
  if (!isJobMatch(body)) throw new Error('The match has an unknown shape.');
  return body;
}

/** The improved CV as a file under the name the server gives it. */
export async function fetchExport(id: string, format: ExportFormat, sections: Readonly<Record<string, string>>): Promise<File> {
  const response = await call('POST', `${analysisPath(id)}/export.${format}`, { body: { sections } });
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return new File([await response.arrayBuffer()], encoded ? decodeURIComponent(encoded) : `Improved-CV.${format}`, { type });
}

/** Hands a file to the browser's own download. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
