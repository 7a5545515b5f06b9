import { NextResponse } from 'next/server';
import { complaintBody } from '@/lib/shared/privacy';
import { endpoint, route } from '@/lib/server/http/route';
import { receiveComplaint } from '@/lib/server/services/personal-data/complaints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'visitor', body: complaintBody, limit: 'emails' }, async ({ body }) =>
    NextResponse.json(await receiveComplaint(body, new Date()), { status: 201 }),
  ),
});
