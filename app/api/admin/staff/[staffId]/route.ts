import { NextResponse } from 'next/server';
import { roleBody } from '@/lib/shared/staff';
import { staffParams } from '@/lib/server/http/ids';
import { endpoint, route } from '@/lib/server/http/route';
import { changeStaffRole, removeStaff } from '@/lib/server/services/admin/accounts';

const spec = { auth: 'admin', role: 'owner', recent: true, params: staffParams, paramsError: 'admin/STAFF_NOT_FOUND' } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  PATCH: route({ ...spec, body: roleBody }, async ({ params: { staffId }, body: { role }, admin }) => {
    await changeStaffRole(staffId, role, admin);
    return NextResponse.json({ status: 'success' });
  }),
  DELETE: route(spec, async ({ params: { staffId }, admin }) => {
    await removeStaff(staffId, admin);
    return NextResponse.json({ status: 'success' });
  }),
});
