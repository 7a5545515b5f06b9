import { NextResponse } from 'next/server';
import { endSession, findSession } from '@/lib/server/auth/session';
import { recordEvent } from '@/lib/server/db/audit-events';
import { endpoint, route } from '@/lib/server/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'visitor' }, async ({ request }) => {
    const admin = await findSession(request);
    const response = NextResponse.json({ status: 'success' });
    await endSession(request, response);
    if (admin) await recordEvent('sign-out', admin.id);
    return response;
  }),
});
