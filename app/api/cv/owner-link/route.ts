import { NextResponse } from 'next/server';
import { AppError } from '@/lib/shared/errors';
import { ownerLinkBody } from '@/lib/shared/wire';
import { endpoint, route } from '@/lib/server/http/route';
import { visitorSecret } from '@/lib/server/http/visitor';
import { ownerLink, safeDestination } from '@/lib/server/services/ownership/owner-link';
import { requireOwnAnalysis } from '@/lib/server/services/ownership/ownership';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'visitor', body: ownerLinkBody }, async ({ request, body: { id, to }, owner }) => {
    const destination = safeDestination(to);
    if (!destination) throw new AppError('request/INVALID_REQUEST');
    await requireOwnAnalysis(id, owner);
    return NextResponse.json({ url: ownerLink(visitorSecret(request), destination) });
  }),
});
