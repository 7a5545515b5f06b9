import { NextResponse } from 'next/server';
import { endpoint, route } from '@/lib/server/http/route';

/** That the process answers at all. Whether it may be sent visitors is told by /api/health, which asks the database. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'visitor', needsDatabase: false, limit: 'health' }, async () => NextResponse.json({ status: 'ok' })),
});
