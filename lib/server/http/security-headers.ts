import type { NextRequest } from 'next/server';
import { env } from '@/lib/server/env';
import { isHttps } from './visitor';

/** Pages and answers that carry an id: never stored by anybody between us and the reader, never indexed. */
const carriesId = /^\/(?:results|premium|guided-improvement|admin|api)(?:\/|$)/;

/** Every header a page or answer gets. Asserted value by value in a test. */
export function securityHeaders(request: NextRequest, nonce: string): Record<string, string> {
  const { pathname } = request.nextUrl;
  const isAdmin = pathname.startsWith('/admin') || pathname.startsWith('/api/admin');
  const isViewer = pathname.startsWith('/api/cv/pdf-viewer/');
  const allowed = env().EMBED_ALLOWED_ORIGINS;
  const ancestors = isAdmin ? "'none'" : allowed.length ? ["'self'", ...allowed].join(' ') : '*';
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
    `frame-ancestors ${ancestors}`,
  ].join('; ');
  return {
    'content-security-policy': isViewer
      ? `default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors ${ancestors}`
      : policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': isAdmin ? 'same-origin' : 'same-origin-allow-popups',
    ...(isAdmin ? { 'x-frame-options': 'DENY' } : {}),
    ...(isHttps(request) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    ...(carriesId.test(pathname) ? { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } : {}),
  };
}
