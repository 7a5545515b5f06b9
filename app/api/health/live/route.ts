import { NextResponse } from 'next/server';
import { endpoint, route } from '@/lib/server/http/route';

/** Liveness: the process answers. Readiness, which needs the database, is /api/health. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'visitor', needsDatabase: false, limit: 'health' }, async () => NextResponse.json({ status: 'ok' })),
});
