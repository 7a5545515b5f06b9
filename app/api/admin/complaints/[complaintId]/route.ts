import { NextResponse } from 'next/server';
import { complaintMark } from '@/lib/shared/privacy';
import { complaintParams } from '@/lib/server/http/ids';
import { endpoint, route } from '@/lib/server/http/route';
import { handleComplaint } from '@/lib/server/services/personal-data/complaints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  PATCH: route(
    { auth: 'admin', role: 'owner', params: complaintParams, paramsError: 'request/NOT_FOUND', body: complaintMark },
    async ({ params, body, admin }) => {
      await handleComplaint(params.complaintId, body.status, admin.id, new Date());
      return NextResponse.json({ status: 'success' });
    },
  ),
});
