import { NextResponse, type NextRequest } from 'next/server';
import { embedding } from '@/lib/server/http/embedding';
import { pageHeaders } from '@/lib/server/http/security-headers';

// The file is named middleware.ts, not proxy.ts, because the specification's layout names it so.
// The calls are left out: `route()` sets their headers, and a matched request's body would be buffered and capped
// before our own counting on the stream sees it.
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!_next/static|_next/image|fonts/|api/).*)'],
};

/** What reads a token is loaded when one is asked for: a start answers its first visitor sooner. */
const isSignedIn = async (request: NextRequest): Promise<boolean> =>
  (await (await import('@/lib/server/auth/token')).readToken(request)) !== null;

export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  if (/^\/admin(?:\/|$)/.test(pathname) && pathname !== '/admin/login' && !(await isSignedIn(request))) {
    // A convenience: every admin page, call and download asks again on the server.
    return NextResponse.redirect(new URL('/admin/login', request.url));
  }
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  const security = pageHeaders(request, nonce);
  // Next reads the nonce for its own scripts from the request's policy.
  headers.set('content-security-policy', security['content-security-policy'] ?? '');
  for (const [name, value] of Object.entries(embedding(request))) headers.set(name, value);
  const response = NextResponse.next({ request: { headers } });
  for (const [name, value] of Object.entries(security)) response.headers.set(name, value);
  return response;
}
