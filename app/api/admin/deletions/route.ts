import { NextResponse } from 'next/server';
import { limits } from '@/lib/shared/limits';
import { listDeletions } from '@/lib/server/db/deletions';
import { endpoint, route } from '@/lib/server/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'admin' }, async () => NextResponse.json({ deletions: await listDeletions(limits.maxPageSize) })),
});
