import { NextResponse } from 'next/server';
import { z } from 'zod';
import { AppError } from '@/lib/shared/errors';
import { endpoint, route } from '@/lib/server/http/route';
import { setVisitorCookie } from '@/lib/server/http/visitor';
import { redeemOwnerToken, safeDestination } from '@/lib/server/services/ownership/owner-link';

const params = z.object({ token: z.string().regex(/^[0-9a-f]{16}\.[\w-]{80,300}$/) });
const query = z.object({ to: z.string().max(300) });

/** A used or late token goes on all the same: the page at the other end knows who may see what. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route(
    { auth: 'visitor', params, query, paramsError: 'request/NOT_FOUND' },
    async ({ request, params: { token }, query: { to } }) => {
      const destination = safeDestination(to);
      if (!destination) throw new AppError('request/NOT_FOUND');
      const secret = await redeemOwnerToken(token);
      // A relative address: behind a proxy the server does not know its own.
      const response = new NextResponse(null, { status: 303, headers: { location: destination } });
      if (secret) setVisitorCookie(request, response, secret);
      return response;
    },
  ),
});
