import { NextResponse } from 'next/server';
import { endpoint, route } from '@/lib/server/http/route';
import { readComplaints } from '@/lib/server/services/personal-data/complaints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'admin' }, async ({ admin }) => NextResponse.json(await readComplaints(admin.id))),
});
