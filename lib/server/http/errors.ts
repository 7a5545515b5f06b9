import { NextResponse } from 'next/server';
import { isAppError, errorCatalogue, type ErrorId } from '@/lib/shared/errors';
import { describeError, log } from '@/lib/server/log';

/** The specification's answer to a refused sign-in says 'error' beside code and message. */
const signInRefusals = new Set<ErrorId>(['admin/INVALID_CREDENTIALS', 'admin/SECOND_FACTOR_REQUIRED', 'admin/INVALID_CODE']);

/** Nginx’s status for a caller who has closed the connection: for the log of a proxy, since nobody reads it. */
const closedByCaller = 499;

/**
 * The one mapper: an AppError answers as the catalogue says, anything else is ours and says nothing of itself. `signal`: that of the
 * request; who has left is no fault of ours.
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
