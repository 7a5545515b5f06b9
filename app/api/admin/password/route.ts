import { NextResponse } from 'next/server';
import { passwordBody } from '@/lib/shared/staff';
import { startSession } from '@/lib/server/auth/session';
import { clientAddress } from '@/lib/server/http/address';
import { endpoint, route } from '@/lib/server/http/route';
import { changePassword } from '@/lib/server/services/admin/sign-in';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  // Ends all other sessions of the account and keeps this one. With a second factor, the password alone does not count as recent
  // proof.
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
