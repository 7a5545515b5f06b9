import {
  savedStatementAnswer,
  statementResult,
  type SavedStatement,
  type StatementBody,
  type StatementResult,
} from '@/lib/shared/statement';
import { call, HttpError } from './http';

/** The calls of the supporting statement. */
const savedPath = (analysisId: string): string => `/api/cv/analysis/${encodeURIComponent(analysisId)}/statement`;

const withSignal = (signal?: AbortSignal) => (signal ? { signal } : {});

export async function requestStatement(body: Partial<StatementBody>, signal?: AbortSignal): Promise<StatementResult> {
  return statementResult.parse(await (await call('POST', '/api/cv/statement', { body, ...withSignal(signal) })).json());
}

/** The criteria in a PDF or Word file. */
export async function readSpecificationFile(file: File, analysisId: string | null): Promise<StatementResult> {
  const body = new FormData();
  body.set('specification', file);
  if (analysisId) body.set('analysisId', analysisId);
  const response = await fetch('/api/cv/statement', { method: 'POST', credentials: 'include', body });
  if (!response.ok) throw new HttpError(response.status, await response.text().catch(() => ''), response.statusText);
  return statementResult.parse(await response.json());
}

/** null where nothing is saved. */
export async function fetchSavedStatement(analysisId: string, signal?: AbortSignal): Promise<SavedStatement | null> {
  const response = await call('GET', savedPath(analysisId), withSignal(signal));
  return savedStatementAnswer.parse(await response.json()).statement;
}

export async function saveStatementWithReport(analysisId: string, statement: SavedStatement): Promise<void> {
  await (await call('PUT', savedPath(analysisId), { body: statement })).text();
}

export async function removeSavedStatement(analysisId: string): Promise<void> {
  await call('DELETE', savedPath(analysisId));
}

export async function fetchStatementFile(text: string, format: 'docx' | 'pdf'): Promise<File> {
  const response = await call('POST', `/api/cv/statement/export.${format}`, { body: { text } });
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return new File([await response.arrayBuffer()], encoded ? decodeURIComponent(encoded) : `Supporting-statement.${format}`, { type });
}
