import { NextResponse } from 'next/server';
import { finishBody } from '@/lib/shared/hand-over';
import { endpoint, route } from '@/lib/server/http/route';
import { dropVisitorCookie } from '@/lib/server/http/visitor';
import { finishOwner } from '@/lib/server/services/ownership/finish';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'visitor', body: finishBody }, async ({ request, owner, body: { deleteReports } }) => {
    const { analyses, receipts } = await finishOwner(owner, deleteReports);
    const response = NextResponse.json({ status: 'success', reports: analyses, receipts }, { headers: { 'cache-control': 'no-store' } });
    dropVisitorCookie(request, response);
    return response;
  }),
});
