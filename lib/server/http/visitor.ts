import type { NextRequest, NextResponse } from 'next/server';
import { sharedComputerCookie } from '@/lib/shared/settings';
import { env } from '@/lib/server/env';
import { hashSecret, newSecret } from '@/lib/server/ids';

/**
 * The visitor cookie marks the browser that uploaded a CV. On https it works inside another site's frame (SameSite=None, Partitioned);
 * on plain http browsers accept only SameSite=Lax. The server stores a hash of it.
 */
const secureName = '__Host-visitor';
const plainName = 'visitor';

/** The part of a request that is needed here: both a call and a page have it. */
interface Visit {
  headers: { get(name: string): string | null };
  cookies: { get(name: string): { value: string } | undefined };
}

export function isHttps(request: Pick<Visit, 'headers'>): boolean {
  const settings = env();
  if (settings.PUBLIC_URL?.startsWith('https:')) return true;
  return settings.TRUST_PROXY.length > 0 && request.headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';
}

const validSecret = /^[\w-]{43}$/;

/** The hash of this browser's cookie, or null when it has none. */
export function ownerHash(request: Visit): string | null {
  const secret = request.cookies.get(isHttps(request) ? secureName : plainName)?.value;
  return secret && validSecret.test(secret) ? hashSecret(secret) : null;
}

/** The secret of this browser, or a new one to be set with `setVisitorCookie`. */
export function visitorSecret(request: NextRequest): string {
  const secret = request.cookies.get(isHttps(request) ? secureName : plainName)?.value;
  return secret && validSecret.test(secret) ? secret : newSecret();
}

/** Whether the visitor said that others use this computer too, or the setting says so for every computer. */
export function isSharedComputer(request: Visit): boolean {
  const { SHARED_COMPUTER } = env();
  return SHARED_COMPUTER === 'always' || (SHARED_COMPUTER === 'ask' && request.cookies.get(sharedComputerCookie) !== undefined);
}

/** On a shared computer the cookie ends when the browser closes. */
export function setVisitorCookie(request: NextRequest, response: NextResponse, secret: string): void {
  setCookie(request, response, secret, isSharedComputer(request) ? undefined : env().RETENTION_DAYS * 24 * 60 * 60);
}

/** Ends this browser's ownership, and its mark as a shared computer. */
export function dropVisitorCookie(request: NextRequest, response: NextResponse): void {
  setCookie(request, response, '', 0);
  const secure = isHttps(request) ? ({ secure: true, sameSite: 'none', partitioned: true } as const) : ({ sameSite: 'lax' } as const);
  response.cookies.set(sharedComputerCookie, '', { path: '/', maxAge: 0, ...secure });
}

function setCookie(request: NextRequest, response: NextResponse, secret: string, maxAge: number | undefined): void {
  const common = { httpOnly: true, path: '/', ...(maxAge === undefined ? {} : { maxAge }) };
  if (isHttps(request)) response.cookies.set(secureName, secret, { ...common, secure: true, sameSite: 'none', partitioned: true });
  else response.cookies.set(plainName, secret, { ...common, sameSite: 'lax' });
}
