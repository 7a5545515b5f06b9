import { draftMediaType, withExplanation, withRewording, type JobMatch, type SuggestionAnswer } from '@/lib/shared/drafts';
import type { ExportChanges, ExportPages } from '@/lib/shared/export-changes';
import type { Targeting } from '@/lib/shared/wire';
import { call, isRecord } from './http';
import type { LiveSource } from './live-score/score-edits';
import { readDraft, type DraftShape } from './read-draft';

/** The calls of the editors. They are for the owner only; the sample can be read and exported by everybody. */
export type { JobMatch, SuggestionAnswer };
export type SuggestionItem = SuggestionAnswer['items'][number];
export type ExportFormat = 'docx' | 'pdf' | 'json';

const analysisPath = (id: string): string => `/api/cv/analysis/${encodeURIComponent(id)}`;

const isSource = (body: unknown): body is LiveSource =>
  isRecord(body) &&
  isRecord(body.sections) &&
  isRecord(body.document) &&
  isRecord(body.filename) &&
  typeof body.today === 'string' &&
  isRecord(body.english);

/** The owner's words of every part, and the input of the live score: fetched once per visit. */
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

/** A caller that follows an answer while it is written. */
interface Following<T> {
  /** Called with the answer so far: at once in the built-in words, then with each change. */
  onDraft?: (answer: T) => void;
  signal?: AbortSignal;
}

async function requestDraft<T>(path: string, body: unknown, shape: DraftShape<T>, { onDraft, signal }: Following<T>): Promise<T> {
  const headers = { accept: `${draftMediaType}, application/json` };
  const response = await call('POST', path, { body, headers, ...(signal ? { signal } : {}) });
  return readDraft(response, shape, onDraft ?? (() => undefined), signal);
}

const suggestionShape: DraftShape<SuggestionAnswer> = {
  isAnswer: (body): body is SuggestionAnswer => isRecord(body) && typeof body.suggestion === 'string' && Array.isArray(body.items),
  apply: withRewording,
};

export const requestSuggestion = (asked: SuggestionRequest, following: Following<SuggestionAnswer> = {}): Promise<SuggestionAnswer> =>
  requestDraft('/api/cv/suggestion', asked, suggestionShape, following);

const jobMatchShape: DraftShape<JobMatch> = {
  isAnswer: (body): body is JobMatch => isRecord(body) && typeof body.score === 'number' && Array.isArray(body.criteria),
  apply: withExplanation,
};

interface JobMatchRequest {
  analysisId: string;
  jobDescription: string;
  targetRole?: string;
  /** False where no explanations are wanted, only the figure and the states. */
  explain?: false;
}

export const requestJobMatch = (asked: JobMatchRequest, following: Following<JobMatch> = {}): Promise<JobMatch> =>
  requestDraft('/api/cv/job-match', asked, jobMatchShape, following);

/** The edited text of each part. */
export type Sections = Readonly<Record<string, string>>;

/** The improved CV as a file with the name that the server gives it. */
export async function fetchExport(id: string, format: ExportFormat, sections: Sections): Promise<File> {
  const response = await call('POST', `${analysisPath(id)}/export.${format}`, { body: { sections } });
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const name = encoded ? decodeURIComponent(encoded) : `Improved-CV.${format}`;
  return new File([await response.arrayBuffer()], name, { type });
}

const isExportChanges = (body: unknown): body is ExportChanges =>
  isRecord(body) && typeof body.kept === 'number' && Array.isArray(body.changed) && Array.isArray(body.open);

/** What a download of the improved CV would keep, change, move and leave out. */
export async function fetchExportChanges(id: string, sections: Sections, signal?: AbortSignal): Promise<ExportChanges> {
  const response = await call('POST', `${analysisPath(id)}/export-changes`, { body: { sections }, ...(signal ? { signal } : {}) });
  const body: unknown = await response.json();
  if (!isExportChanges(body)) throw new Error('The changes have an unknown shape.');
  return body;
}

const isExportPages = (body: unknown): body is ExportPages => isRecord(body) && Array.isArray(body.pages);

/** The first pages of the improved CV as pictures. */
export async function fetchExportPages(id: string, sections: Sections, signal?: AbortSignal): Promise<ExportPages> {
  const response = await call('POST', `${analysisPath(id)}/export-pages`, { body: { sections }, ...(signal ? { signal } : {}) });
  const body: unknown = await response.json();
  if (!isExportPages(body)) throw new Error('The pages have an unknown shape.');
  return body;
}

/** Saves a file with the browser's own download. */
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
