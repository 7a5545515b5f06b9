import { NextResponse } from 'next/server';
import { passwordBody } from '@/lib/shared/admin';
import { startSession } from '@/lib/server/auth/session';
import { clientAddress } from '@/lib/server/http/address';
import { endpoint, route } from '@/lib/server/http/route';
import { changePassword } from '@/lib/server/services/admin/sign-in';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  // Every other browser is signed out; this one gets a session that the new password opened.
  POST: route(
    { auth: 'admin', body: passwordBody, limit: 'logins' },
    async ({ request, admin, body: { currentPassword, newPassword } }) => {
      await changePassword(admin.id, clientAddress(request), currentPassword, newPassword);
      const response = NextResponse.json({ status: 'success' });
      await startSession(request, response, admin.id);
      return response;
    },
  ),
});
