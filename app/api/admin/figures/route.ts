import { NextResponse } from 'next/server';
import { endpoint, route } from '@/lib/server/http/route';
import { readFigures } from '@/lib/server/services/admin/figures';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'admin' }, async () => NextResponse.json(await readFigures(new Date()))),
});
