import { NextResponse } from 'next/server';
import { readPage } from '@/lib/server/db/keyset';
import { people } from '@/lib/server/db/overview';
import { listQuery } from '@/lib/server/http/list-query';
import { endpoint, route } from '@/lib/server/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'admin', query: listQuery('overview') }, async ({ query }) => {
    const { rows, count, next, previous } = await readPage(people(query.search), query);
    return NextResponse.json({ people: rows, count, next, previous });
  }),
});
