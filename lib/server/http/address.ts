import type { NextRequest } from 'next/server';

/**
 * The client's true address. `instrumentation.ts` overwrites the header with the socket's address unless a trusted
 * proxy stands in front; the proxy appends the address it saw, so the last entry is the one to believe.
 */
export const clientAddress = (request: NextRequest): string =>
  request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';
