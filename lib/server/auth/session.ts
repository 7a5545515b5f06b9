import { encode } from 'next-auth/jwt';
import type { NextRequest, NextResponse } from 'next/server';
import { AppError } from '@/lib/shared/errors';
import { createSession, deleteSession, findSessionAdmin } from '@/lib/server/db/admin-sessions';
import { env } from '@/lib/server/env';
import { isHttps } from '@/lib/server/http/visitor';
import { cookieName, readToken } from './token';

export interface AdminSession {
  id: string;
  email: string;
}

/** Eight hours: a working day. */
const sessionSeconds = 8 * 60 * 60;

/** Sets the session cookie of an admin whose password was just checked. */
export async function startSession(request: NextRequest, response: NextResponse, adminId: string): Promise<void> {
  const session = await createSession(adminId, new Date(Date.now() + sessionSeconds * 1000));
  const token = await encode({ token: { sub: adminId, session }, secret: env().NEXTAUTH_SECRET, maxAge: sessionSeconds });
  setCookie(request, response, token, sessionSeconds);
}

/** Takes the cookie away and ends the session on the server: a copy of the cookie opens nothing afterwards. */
export async function endSession(request: NextRequest, response: NextResponse): Promise<void> {
  const token = await readToken(request);
  if (token) await deleteSession(token.session);
  setCookie(request, response, '', 0);
}

function setCookie(request: NextRequest, response: NextResponse, value: string, maxAge: number): void {
  response.cookies.set(cookieName(request), value, { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(request), maxAge });
}

/** The admin of this session; null when there is none, or when it was ended here or everywhere. */
export async function findSession(request: NextRequest): Promise<AdminSession | null> {
  const token = await readToken(request);
  return token && findSessionAdmin(token.session, new Date());
}

export async function requireAdmin(request: NextRequest): Promise<AdminSession> {
  const session = await findSession(request);
  if (!session) throw new AppError('admin/UNAUTHENTICATED');
  return session;
}
