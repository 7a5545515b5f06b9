import { NextResponse } from 'next/server';
import { z } from 'zod';
import { eventKinds } from '@/lib/shared/staff';
import { staffEvents } from '@/lib/server/db/audit-events';
import { readPage } from '@/lib/server/db/keyset';
import { listQuery } from '@/lib/server/http/list-query';
import { endpoint, route } from '@/lib/server/http/route';

const query = listQuery('staffEvents').extend({ kind: z.enum(eventKinds).default('all') });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'admin', query }, async ({ query: { kind, ...page } }) => {
    const { rows, count, next, previous } = await readPage(staffEvents(kind), page);
    return NextResponse.json({ events: rows, count, next, previous });
  }),
});
