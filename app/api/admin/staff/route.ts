import { NextResponse } from 'next/server';
import { newStaffBody } from '@/lib/shared/staff';
import { listStaff } from '@/lib/server/db/admins';
import { endpoint, route } from '@/lib/server/http/route';
import { addStaff } from '@/lib/server/services/admin/accounts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'admin', role: 'owner' }, async () => NextResponse.json({ staff: await listStaff() })),
  POST: route({ auth: 'admin', role: 'owner', recent: true, body: newStaffBody }, async ({ admin, body: { email, role } }) =>
    NextResponse.json(await addStaff(email, role, admin), { status: 201 }),
  ),
});
