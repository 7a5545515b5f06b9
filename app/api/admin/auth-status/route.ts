import { NextResponse } from 'next/server';
import { findSession } from '@/lib/server/auth/session';
import { endpoint, route } from '@/lib/server/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'visitor' }, async ({ request }) => NextResponse.json({ authenticated: (await findSession(request)) !== null })),
});
