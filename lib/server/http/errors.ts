import { NextResponse } from 'next/server';
import { isAppError, errorCatalogue, type ErrorId } from '@/lib/shared/errors';
import { describeError, log } from '@/lib/server/log';

/** For a refused sign-in the specification asks for 'error' beside code and message. */
const signInRefusals = new Set<ErrorId>(['admin/INVALID_CREDENTIALS', 'admin/SECOND_FACTOR_REQUIRED', 'admin/INVALID_CODE']);

/** Nginx’s status for a caller who has closed the connection. Only a proxy's log shows it. */
const closedByCaller = 499;

/**
 * Maps every error to an answer: an AppError as the catalogue says, anything else to a bare 500. `signal` is that of the request: where
 * the caller has left, the error is not ours.
 */
export function errorResponse(error: unknown, signal?: AbortSignal): NextResponse {
  if (signal?.aborted && error === signal.reason) return new NextResponse(null, { status: closedByCaller });
  if (isAppError(error)) {
    const headers: Record<string, string> = { 'cache-control': 'no-store' };
    if (error.retryAfterSeconds !== undefined || error.status === 429) headers['retry-after'] = String(error.retryAfterSeconds ?? 60);
    const status = signInRefusals.has(error.id) ? { status: 'error' } : {};
    return NextResponse.json({ ...status, code: error.code, message: error.message }, { status: error.status, headers });
  }
  log().error({ error: describeError(error) }, 'unexpected error');
  const { status, text } = errorCatalogue['server/INTERNAL'];
  return NextResponse.json({ code: 'INTERNAL', message: text }, { status, headers: { 'cache-control': 'no-store' } });
}
