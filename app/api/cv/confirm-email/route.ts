import { NextResponse } from 'next/server';
import { confirmEmailBody } from '@/lib/shared/privacy';
import { endpoint, route } from '@/lib/server/http/route';
import { confirmEmail } from '@/lib/server/services/personal-data/confirm-email';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'visitor', body: confirmEmailBody, limit: 'emails' }, async ({ body: { token } }) => {
    await confirmEmail(token);
    return NextResponse.json({ status: 'success' });
  }),
});
