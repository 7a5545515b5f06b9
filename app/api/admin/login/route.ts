import { NextResponse } from 'next/server';
import { loginBody } from '@/lib/shared/admin';
import { startSession } from '@/lib/server/auth/session';
import { recordEvent } from '@/lib/server/db/audit-events';
import { endpoint, route } from '@/lib/server/http/route';
import { checkCredentials } from '@/lib/server/services/admin/sign-in';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'visitor', body: loginBody, limit: 'logins' }, async ({ request, body: { email, password } }) => {
    const admin = await checkCredentials(email, password);
    const response = NextResponse.json({ status: 'success', message: 'Login Successful' });
    await startSession(request, response, admin.id);
    await recordEvent('sign-in', admin.id);
    return response;
  }),
});
