import { NextResponse } from 'next/server';
import { z } from 'zod';
import { limits } from '@/lib/shared/limits';
import { startSession } from '@/lib/server/auth/session';
import { endpoint, route } from '@/lib/server/http/route';
import { changePassword } from '@/lib/server/services/admin-sign-in';

const body = z.object({
  currentPassword: z.string().min(1).max(limits.passwordLength),
  newPassword: z.string().min(limits.minPasswordLength).max(limits.passwordLength),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  // Every other browser is signed out; this one gets a session that the new password opened.
  POST: route({ auth: 'admin', body, limit: 'logins' }, async ({ request, admin, body: { currentPassword, newPassword } }) => {
    await changePassword(admin.id, currentPassword, newPassword);
    const response = NextResponse.json({ status: 'success' });
    await startSession(request, response, admin.id);
    return response;
  }),
});
