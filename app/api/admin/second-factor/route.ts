import { NextResponse } from 'next/server';
import { codeBody } from '@/lib/shared/staff';
import { endpoint, route } from '@/lib/server/http/route';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from '@/lib/server/services/admin/second-factor';

/** Every account manages its own second factor, whatever its role. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'admin', recent: true }, async ({ admin }) => NextResponse.json(await beginSecondFactor(admin))),
  PUT: route({ auth: 'admin', recent: true, body: codeBody, limit: 'logins' }, async ({ admin, body: { code } }) =>
    NextResponse.json({ recoveryCodes: await confirmSecondFactor(admin, code, new Date()) }),
  ),
  DELETE: route({ auth: 'admin', recent: true }, async ({ admin }) => {
    await endSecondFactor(admin);
    return NextResponse.json({ status: 'success' });
  }),
});
