import type { NextRequest } from 'next/server';
import { AppError, type ErrorId } from '@/lib/shared/errors';

/** Bytes beyond the limit that are read and dropped, so that the sender gets an answer instead of a broken connection. */
const drainBytes = 32 * 1024 * 1024;

/** Text copied from a PDF may hold NUL characters. They mean nothing, and Postgres refuses them. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '');

/** Reads the whole body and counts its bytes, because a declared length can be wrong and a chunked body has none. */
export async function readBody(request: NextRequest, maxBytes: number, tooLarge: ErrorId): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maxBytes + drainBytes) throw new AppError(tooLarge);
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (request.body) {
    const reader = request.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.byteLength;
      if (length <= maxBytes) chunks.push(value);
      if (length > maxBytes + drainBytes) {
        await reader.cancel();
        break;
      }
    }
  }
  if (length > maxBytes) throw new AppError(tooLarge);
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}

export async function readJson(request: NextRequest, maxBytes: number): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw new AppError('request/INVALID_REQUEST');
  const body = await readBody(request, maxBytes, 'request/PAYLOAD_TOO_LARGE');
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? withoutNul(value) : value));
  } catch (cause) {
    throw new AppError('request/INVALID_REQUEST', { cause });
  }
}
