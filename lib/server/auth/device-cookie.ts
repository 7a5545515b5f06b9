import { createHmac } from 'node:crypto';
import type { NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/server/env';
import { isHttps } from '@/lib/server/http/visitor';
import { newSecret, sameSecret } from '@/lib/server/ids';

/**
 * Marks a browser that has signed in to an account, so that strangers who guess its password do not lock that browser out (OWASP, 'Slow
 * down online guessing attacks with device cookies'). It grants no access by itself.
 */
const secureName = '__Secure-staff-device';
const plainName = 'staff-device';
const maxAgeSeconds = 365 * 24 * 60 * 60;

const cookieName = (request: NextRequest): string => (isHttps(request) ? secureName : plainName);

/** The cookie is valid for one account only. */
const seal = (device: string, email: string): string =>
  createHmac('sha256', env().NEXTAUTH_SECRET).update(`device ${device} ${email.toLowerCase()}`).digest('base64url');

/** The id of this browser for the account; null where it has not signed in to it. */
export function deviceOf(request: NextRequest, email: string): string | null {
  const [device, given] = request.cookies.get(cookieName(request))?.value.split('.') ?? [];
  return device && given && sameSecret(given, seal(device, email)) ? device : null;
}

export function setDeviceCookie(request: NextRequest, response: NextResponse, email: string): void {
  const device = deviceOf(request, email) ?? newSecret();
  response.cookies.set(cookieName(request), `${device}.${seal(device, email)}`, {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/admin',
    secure: isHttps(request),
    maxAge: maxAgeSeconds,
  });
}
