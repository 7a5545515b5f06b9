import { NextResponse } from 'next/server';
import { z } from 'zod';
import { endpoint, route } from '@/lib/server/http/route';
import { unlockReport } from '@/lib/server/services/unlock-report';

const body = z.object({ id: z.string().min(1).max(64), email: z.string().max(10_000), marketingConsent: z.boolean().default(false) });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'visitor', body, limit: 'emails' }, async ({ body: { id, email, marketingConsent } }) => {
    await unlockReport(id, email, marketingConsent);
    return NextResponse.json({ status: 'success' });
  }),
});
