import { headers } from 'next/headers';
import { NextRequest } from 'next/server';
import { env } from '@/lib/server/env';
import { findSession, type AdminSession } from './session';

/** The admin of the page being drawn: the same check as every call's, on the page's own request headers. */
export const pageSession = async (): Promise<AdminSession | null> =>
  findSession(new NextRequest(new URL('/admin', `http://localhost:${env().PORT}`), { headers: new Headers(await headers()) }));
