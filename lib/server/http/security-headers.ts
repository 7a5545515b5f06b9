import type { NextRequest } from 'next/server';
import { env } from '@/lib/server/env';
import { isHttps } from './visitor';

const isAdminArea = (pathname: string): boolean => /^\/(?:api\/)?admin(?:\/|$)/.test(pathname);

/** Pages whose button must not be covered by another site's page. */
const isOwnerLink = (pathname: string): boolean => /^\/continue\/?$/.test(pathname);

/**
 * Who may frame a page: nobody for the admin area and the page that asks about an owner link; the allowed origins (or any) for the
 * rest.
 */
function frameAncestors(pathname: string): string {
  const allowed = env().EMBED_ALLOWED_ORIGINS;
  if (isAdminArea(pathname) || isOwnerLink(pathname)) return "'none'";
  return allowed.length ? ["'self'", ...allowed].join(' ') : '*';
}

function commonHeaders(request: NextRequest): Record<string, string> {
  const isAdmin = isAdminArea(request.nextUrl.pathname);
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': isAdmin ? 'same-origin' : 'same-origin-allow-popups',
    ...(isAdmin ? { 'x-frame-options': 'DENY' } : {}),
    ...(isHttps(request) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

const unshared = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Pages that carry an id or a token: never stored by anybody between us and the reader, never indexed. */
const carriesId = /^\/(?:results|premium|guided-improvement|job-match|unsubscribe|confirm-email|continue|admin)(?:\/|$)/;
const namesReport = ({ pathname, searchParams }: NextRequest['nextUrl']): boolean =>
  carriesId.test(pathname) || searchParams.has('analysis');

/** The nonce of this request's scripts, safe to write into HTML; empty where the middleware does not run. */
export const nonceOf = (headers: { get(name: string): string | null }): string => (headers.get('x-nonce') ?? '').replace(/[^\da-f]/g, '');

/** Every header of a page. A test asserts each value. */
export function pageHeaders(request: NextRequest, nonce: string): Record<string, string> {
  const { pathname } = request.nextUrl;
  const development = env().NODE_ENV === 'development';
  const policy = [
    "default-src 'self'",
    // strict-dynamic lets our own nonced scripts load their chunks; wasm compiles the PDF's layout engine.
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'${development ? " 'unsafe-eval'" : ''}`,
    // The toaster and the primitives inject style elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' blob: data:${development ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors(pathname)}`,
  ].join('; ');
  return { 'content-security-policy': policy, ...commonHeaders(request), ...(namesReport(request.nextUrl) ? unshared : {}) };
}

/** Every header of a call's answer. It is data, not a page, so it may load nothing. */
export function answerHeaders(request: NextRequest): Record<string, string> {
  const { pathname } = request.nextUrl;
  // The browser's own PDF viewer needs its styles and its plug-in.
  const viewer = pathname.startsWith('/api/cv/pdf-viewer/') ? "style-src 'unsafe-inline'; object-src 'self'; " : '';
  return {
    'content-security-policy': `default-src 'none'; ${viewer}frame-ancestors ${frameAncestors(pathname)}`,
    ...commonHeaders(request),
    ...unshared,
  };
}
