import { headers } from 'next/headers';
import { NextRequest } from 'next/server';
import { env } from '@/lib/server/env';
import { whenPrepared } from '@/lib/server/prepare/readiness';
import { findSession, type AdminSession } from './session';

/** The admin of the page being drawn: the same check as every call's, on the page's own request headers. */
export async function pageSession(): Promise<AdminSession | null> {
  await whenPrepared();
  return findSession(new NextRequest(new URL('/admin', `http://localhost:${env().PORT}`), { headers: new Headers(await headers()) }));
}
