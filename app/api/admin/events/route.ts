import { NextResponse } from 'next/server';
import { limits } from '@/lib/shared/limits';
import { listEvents } from '@/lib/server/db/audit-events';
import { endpoint, route } from '@/lib/server/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'admin' }, async () => NextResponse.json({ events: await listEvents(limits.maxPageSize) })),
});
