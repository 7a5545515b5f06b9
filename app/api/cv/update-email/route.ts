import { NextResponse } from 'next/server';
import { emailBody } from '@/lib/shared/wire';
import { endpoint, route } from '@/lib/server/http/route';
import { unlockReport } from '@/lib/server/services/analyses/unlock-report';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'visitor', body: emailBody, limit: 'emails' }, async ({ body, owner }) => {
    await unlockReport(body, owner);
    return NextResponse.json({ status: 'success' });
  }),
});
