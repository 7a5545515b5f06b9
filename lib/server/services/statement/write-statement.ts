import { AppError, isAppError, type ErrorId } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';
import { statementBody, statementForm, type StatementForm } from '@/lib/shared/statement';
import { detectKind } from '@/lib/server/extract/detect-kind';
import type { MultipartFields, PartFile } from '@/lib/server/http/multipart';
import { runJob, type Caller } from '@/lib/server/workers/pool';
import { findOwnCv } from '../improving/own-cv';
import { today } from '../analyses/today';

/** A request in JSON. Throws INVALID_REQUEST. */
export function askedInJson(json: unknown): StatementForm {
  const asked = statementBody.safeParse(json);
  if (!asked.success) throw new AppError('request/INVALID_REQUEST', { cause: asked.error });
  return asked.data;
}

/**
 * A request as a form, in which the specification may be a file. Throws INVALID_REQUEST, FILE_TOO_LARGE, INVALID_FILE_TYPE,
 * EXTRACTION_FAILED.
 */
export async function askedInForm({ fields, files }: MultipartFields, caller: Caller): Promise<StatementForm> {
  const { specification: file } = files;
  if (!file) return askedInJson(fields);
  const asked = statementForm.safeParse({ ...fields, specification: undefined });
  if (!asked.success) throw new AppError('request/INVALID_REQUEST', { cause: asked.error });
  const specification = await specificationIn(file, caller);
  if (specification.trim() === '') throw new AppError('statement/EXTRACTION_FAILED');
  return askedInJson({ ...asked.data, specification });
}

const unreadable: ReadonlySet<ErrorId> = new Set(['upload/EXTRACTION_FAILED', 'upload/INSUFFICIENT_CONTENT', 'upload/TEXT_TOO_LONG']);

async function specificationIn({ bytes }: PartFile, caller: Caller): Promise<string> {
  if (bytes.byteLength > limits.uploadBytes) throw new AppError('upload/FILE_TOO_LARGE');
  const format = detectKind(bytes);
  if (!format) throw new AppError('upload/INVALID_FILE_TYPE');
  return runJob('readSpecification', { bytes, format }, caller).catch((cause: unknown) => {
    throw isAppError(cause) && unreadable.has(cause.id) ? new AppError('statement/EXTRACTION_FAILED', { cause }) : cause;
  });
}

/**
 * The statement as JSON, with evidence from the owner's CV where a report is named. Nothing is stored. Throws ANALYSIS_NOT_FOUND,
 * NOT_OWNER, NO_CRITERIA, INVALID_REQUEST.
 */
export async function writeOwnStatement(asked: StatementForm, owner: string | null, caller: Caller): Promise<Uint8Array> {
  const cv = asked.analysisId === undefined ? null : (await findOwnCv(asked.analysisId, owner)).cv;
  return runJob('statement', { cv, asked, today: today() }, caller);
}
