import { NextResponse } from 'next/server';
import { endSession } from '@/lib/server/auth/session';
import { deleteSessionsOf } from '@/lib/server/db/admin-sessions';
import { recordEvent } from '@/lib/server/db/audit-events';
import { endpoint, route } from '@/lib/server/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'admin' }, async ({ request, admin }) => {
    const response = NextResponse.json({ status: 'success' });
    await deleteSessionsOf(admin.id);
    await endSession(request, response);
    await recordEvent('sign-out-everywhere', admin.id);
    return response;
  }),
});
