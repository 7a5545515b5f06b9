import type { NextRequest } from 'next/server';
import { AppError } from '@/lib/shared/errors';
import { env } from '@/lib/server/env';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses writes from another site. A request without Origin comes from no browser page (curl, scripts) and passes. */
export function refuseOtherSites(request: NextRequest): void {
  if (reading.has(request.method)) return;
  const origin = request.headers.get('origin');
  if (origin === null) {
    if (request.headers.get('sec-fetch-site') === 'cross-site') throw new AppError('request/CROSS_SITE');
    return;
  }
  const { PUBLIC_URL, TRUST_PROXY } = env();
  const own = [
    request.headers.get('host'),
    TRUST_PROXY.length ? request.headers.get('x-forwarded-host') : null,
    PUBLIC_URL ? new URL(PUBLIC_URL).host : null,
  ];
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  if (host === null || !own.includes(host)) throw new AppError('request/CROSS_SITE');
}
