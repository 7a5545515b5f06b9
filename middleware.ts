import { NextResponse, type NextRequest } from 'next/server';
import { AppError, isAppError } from '@/lib/shared/errors';
import { clientAddress } from '@/lib/server/http/address';
import { embedding } from '@/lib/server/http/embedding';
import { countCall } from '@/lib/server/http/rate-limit';
import { pageHeaders } from '@/lib/server/http/security-headers';

// The file is named middleware.ts, not proxy.ts, because the specification's layout names it so.
// The calls are left out: `route()` sets their headers, and a matched request's body would be buffered and capped
// before our own counting on the stream sees it.
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!_next/static|api/).*)'],
};

/** What reads a token is loaded when one is asked for: a start answers its first visitor sooner. */
const isSignedIn = async (request: NextRequest): Promise<boolean> =>
  (await (await import('@/lib/server/auth/token')).readToken(request)) !== null;

/** POST: a form that is sent before its script has come is answered with its page. */
const methods = ['GET', 'HEAD', 'POST'];

export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const security = pageHeaders(request, nonce);
  const response = await answer(request, nonce, security).catch(refusal);
  for (const [name, value] of Object.entries(security)) response.headers.set(name, value);
  return response;
}

async function answer(request: NextRequest, nonce: string, security: Record<string, string>): Promise<NextResponse> {
  if (!methods.includes(request.method)) throw new AppError('request/METHOD_NOT_ALLOWED');
  await countCall('reads', clientAddress(request));
  const { pathname } = request.nextUrl;
  if (/^\/admin(?:\/|$)/.test(pathname) && pathname !== '/admin/login' && !(await isSignedIn(request))) {
    // A convenience: every admin page, call and download asks again on the server.
    return NextResponse.redirect(new URL('/admin/login', request.url));
  }
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  // Next reads the nonce for its own scripts from the request's policy.
  headers.set('content-security-policy', security['content-security-policy'] ?? '');
  for (const [name, value] of Object.entries(embedding(request))) headers.set(name, value);
  return NextResponse.next({ request: { headers } });
}

/** One sentence, before any page is drawn. */
function refusal(error: unknown): NextResponse {
  if (!isAppError(error)) throw error;
  const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  if (error.status === 405) headers.set('allow', methods.join(', '));
  if (error.retryAfterSeconds !== undefined) headers.set('retry-after', String(error.retryAfterSeconds));
  return new NextResponse(`${error.message}\n`, { status: error.status, headers });
}
