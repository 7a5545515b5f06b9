import { NextResponse } from 'next/server';
import { AppError } from '@/lib/shared/errors';
import { version } from '@/package.json';
import { hasTables } from '@/lib/server/db/health';
import { endpoint, route } from '@/lib/server/http/route';
import { isPrepared } from '@/lib/server/prepare/readiness';
import { writingEngine } from '@/lib/server/settings';

/** Readiness: the database answers, it has its tables, and the server has finished preparing it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'visitor', needsDatabase: false, limit: 'health' }, async () => {
    if (isPrepared() && (await hasTables())) return NextResponse.json({ status: 'ok', version, database: 'ok', engine: writingEngine() });
    const { code, message, status } = new AppError('server/UNAVAILABLE');
    return NextResponse.json({ status: 'not ready', code, message }, { status, headers: { 'cache-control': 'no-store' } });
  }),
});
