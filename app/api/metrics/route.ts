import { NextResponse } from 'next/server';
import { AppError } from '@/lib/shared/errors';
import { env } from '@/lib/server/env';
import { endpoint, route } from '@/lib/server/http/route';
import { sameSecret } from '@/lib/server/ids';
import { readMetrics } from '@/lib/server/services/operation/metrics';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'visitor' }, async ({ request }) => {
    const { METRICS_TOKEN } = env();
    // Without METRICS_TOKEN the address answers 404, so that metrics are never open to everybody.
    if (!METRICS_TOKEN) throw new AppError('request/NOT_FOUND');
    const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    if (!sameSecret(given, METRICS_TOKEN)) throw new AppError('admin/UNAUTHENTICATED');
    return new NextResponse(await readMetrics(), { headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' } });
  }),
});
