import { NextResponse } from 'next/server';
import { endpoint, route } from '@/lib/server/http/route';
import { readAccount } from '@/lib/server/services/admin/second-factor';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'admin' }, async ({ admin }) => NextResponse.json(await readAccount(admin))),
});
