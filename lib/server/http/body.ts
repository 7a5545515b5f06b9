import type { NextRequest } from 'next/server';
import { AppError, type ErrorId } from '@/lib/shared/errors';
import { clientAddress } from './address';
import { ArrivingBody } from './arriving-body';
import { waitForTurn } from './client-queue';

/** Bytes beyond the limit that are read and dropped, so that the sender gets an answer instead of a broken connection. */
const drainBytes = 32 * 1024 * 1024;
const tooMuchRetrySeconds = 20;
/** A longer JSON body takes a turn of its client, because parsing one of 500 kB can keep the web process busy for 80 ms. */
const quickJsonBytes = 16 * 1024;

/** Text copied from a PDF may hold NUL characters. They mean nothing, and Postgres refuses them. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '');

/** The same for JSON, where a NUL is an escape: '\u0000', but not '\\u0000', which is a backslash and letters. */
const withoutNulEscapes = (json: string): string =>
  json.includes('\\u0000') ? json.replace(/\\(?:u0000|[^])/g, (escape) => (escape === '\\u0000' ? '' : escape)) : json;

/**
 * Reads the whole body and counts its bytes, because a declared length can be wrong and a chunked body has none. Throws RATE_LIMIT where
 * the client has too many bodies in memory.
 */
export async function readBody(request: NextRequest, maxBytes: number, tooLarge: ErrorId): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maxBytes + drainBytes) throw new AppError(tooLarge);
  const body = new ArrivingBody(clientAddress(request));
  const reader = request.body?.getReader();
  let refusal: AppError | null = null;
  let length = 0;
  try {
    while (reader) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.byteLength;
      if (length > maxBytes) refusal = new AppError(tooLarge);
      else if (!refusal && !body.add(value)) refusal = new AppError('request/RATE_LIMIT', { retryAfterSeconds: tooMuchRetrySeconds });
      if (refusal) body.drop();
      if (length > maxBytes + drainBytes) {
        await reader.cancel();
        break;
      }
    }
    if (refusal) throw refusal;
    return body.whole();
  } finally {
    body.drop();
  }
}

export async function readJson(request: NextRequest, maxBytes: number): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw new AppError('request/INVALID_REQUEST');
  const body = await readBody(request, maxBytes, 'request/PAYLOAD_TOO_LARGE');
  const leave = body.byteLength > quickJsonBytes ? await waitForTurn(`JSON of ${clientAddress(request)}`) : null;
  try {
    return JSON.parse(withoutNulEscapes(new TextDecoder('utf-8', { fatal: true }).decode(body)));
  } catch (cause) {
    throw new AppError('request/INVALID_REQUEST', { cause });
  } finally {
    leave?.();
  }
}
