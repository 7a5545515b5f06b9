import { NextResponse } from 'next/server';
import { passwordBody } from '@/lib/shared/staff';
import { startSession } from '@/lib/server/auth/session';
import { clientAddress } from '@/lib/server/http/address';
import { endpoint, route } from '@/lib/server/http/route';
import { changePassword } from '@/lib/server/services/admin/sign-in';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  // Every other browser is signed out; this one's session goes on. A password alone is no proof where a second factor is on.
  POST: route(
    { auth: 'admin', body: passwordBody, limit: 'logins' },
    async ({ request, admin, body: { currentPassword, newPassword } }) => {
      await changePassword(admin, clientAddress(request), currentPassword, newPassword);
      const response = NextResponse.json({ status: 'success' });
      await startSession(request, response, admin.id, admin.provedAt);
      return response;
    },
  ),
});
