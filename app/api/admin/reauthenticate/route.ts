import { NextResponse } from 'next/server';
import { proofBody } from '@/lib/shared/staff';
import { clientAddress } from '@/lib/server/http/address';
import { endpoint, route } from '@/lib/server/http/route';
import { reauthenticate } from '@/lib/server/services/admin/sign-in';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'admin', body: proofBody, limit: 'logins' }, async ({ request, admin, body }) => {
    await reauthenticate(admin, clientAddress(request), body);
    return NextResponse.json({ status: 'success' });
  }),
});
