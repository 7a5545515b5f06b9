import { NextResponse, type NextRequest } from 'next/server';
import { z } from 'zod';
import { AppError } from '@/lib/shared/errors';
import { endpoint, route } from '@/lib/server/http/route';
import { setVisitorCookie } from '@/lib/server/http/visitor';
import { redeemOwnerToken, replacesVisitor, safeDestination } from '@/lib/server/services/ownership/owner-link';

const params = z.object({ token: z.string().regex(/^[0-9a-f]{16}\.[\w-]{80,300}$/) });
const query = z.object({ to: z.string().max(300) });
const spec = { auth: 'visitor', params, query, paramsError: 'request/NOT_FOUND' } as const;

/**
 * True where one of our pages led the browser here, or where the client sends no Sec-Fetch-Site header (scripts). 'none' means a
 * typed or shared address.
 */
const isOurs = (request: NextRequest): boolean => ['same-origin', null].includes(request.headers.get('sec-fetch-site'));

function destinationOf(to: string): string {
  const destination = safeDestination(to);
  if (!destination) throw new AppError('request/NOT_FOUND');
  return destination;
}

/** A used or expired token leads on as well: the destination page checks what this browser may see. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  // A link on another site must not change whose visitor this browser is without asking, so a page asks first.
  GET: route(spec, async ({ request, params: { token }, query: { to }, owner }) => {
    const destination = destinationOf(to);
    // The address is relative, because behind a proxy the server does not know its own host.
    const goOn = (location: string) => new NextResponse(null, { status: 303, headers: { location } });
    if (!isOurs(request) || replacesVisitor(token, owner)) return goOn(`/continue?${new URLSearchParams({ token, to: destination })}`);
    const response = goOn(destination);
    const secret = await redeemOwnerToken(token);
    if (secret) setVisitorCookie(request, response, secret);
    return response;
  }),
  // Answers the button of that page. Writes from other sites are refused earlier.
  POST: route(spec, async ({ request, params: { token }, query: { to } }) => {
    const response = NextResponse.json({ to: destinationOf(to) });
    const secret = await redeemOwnerToken(token);
    if (secret) setVisitorCookie(request, response, secret);
    return response;
  }),
});
