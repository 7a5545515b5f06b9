import { NextResponse } from 'next/server';
import { emailBody } from '@/lib/shared/wire';
import { endpoint, route } from '@/lib/server/http/route';
import { unlockReport } from '@/lib/server/services/analyses/unlock-report';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'visitor', body: emailBody, limit: 'emails' }, async ({ body: { id, email, marketingConsent } }) => {
    await unlockReport(id, email, marketingConsent);
    return NextResponse.json({ status: 'success' });
  }),
});
