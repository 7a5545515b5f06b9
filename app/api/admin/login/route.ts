import { NextResponse } from 'next/server';
import { loginBody } from '@/lib/shared/staff';
import { deviceOf, setDeviceCookie } from '@/lib/server/auth/device-cookie';
import { startSession } from '@/lib/server/auth/session';
import { recordEvent } from '@/lib/server/db/audit-events';
import { clientAddress } from '@/lib/server/http/address';
import { endpoint, route } from '@/lib/server/http/route';
import { checkCredentials } from '@/lib/server/services/admin/sign-in';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'visitor', body: loginBody, limit: 'logins' }, async ({ request, body: { email, password, code } }) => {
    const attempt = { email, client: clientAddress(request), device: deviceOf(request, email) };
    const admin = await checkCredentials(attempt, password, code);
    const response = NextResponse.json({ status: 'success', message: 'Login Successful' });
    setDeviceCookie(request, response, admin.email);
    await startSession(request, response, admin.id);
    await recordEvent('sign-in', admin.id);
    return response;
  }),
});
