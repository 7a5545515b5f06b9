import { encode, getToken } from 'next-auth/jwt';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { AppError } from '@/lib/shared/errors';
import { findAdminById } from '@/lib/server/db/admins';
import { env } from '@/lib/server/env';
import { isHttps } from '@/lib/server/http/visitor';

export interface AdminSession {
  id: string;
  email: string;
}

/** Eight hours: a working day. */
export const sessionSeconds = 8 * 60 * 60;

const cookieName = (request: NextRequest): string => (isHttps(request) ? '__Secure-next-auth.session-token' : 'next-auth.session-token');

const tokenSchema = z.object({ sub: z.string().min(1), version: z.number().int() });

/** Sets the session cookie of an admin whose password was just checked. */
export async function startSession(
  request: NextRequest,
  response: NextResponse,
  admin: { id: string; sessionVersion: number },
): Promise<void> {
  const token = await encode({
    token: { sub: admin.id, version: admin.sessionVersion },
    secret: env().NEXTAUTH_SECRET,
    maxAge: sessionSeconds,
  });
  response.cookies.set(cookieName(request), token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isHttps(request),
    maxAge: sessionSeconds,
  });
}

export function endSession(request: NextRequest, response: NextResponse): void {
  response.cookies.set(cookieName(request), '', { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(request), maxAge: 0 });
}

/** The token alone, without the database: the middleware's quick look, never the only lock. */
export async function readToken(request: NextRequest): Promise<z.infer<typeof tokenSchema> | null> {
  const token = await getToken({ req: request, secret: env().NEXTAUTH_SECRET, cookieName: cookieName(request) }).catch(() => null);
  const parsed = tokenSchema.safeParse(token);
  return parsed.success ? parsed.data : null;
}

/** The admin of this session; null when there is none, or when its version was left behind by a sign-out everywhere. */
export async function findSession(request: NextRequest): Promise<AdminSession | null> {
  const token = await readToken(request);
  if (!token) return null;
  const admin = await findAdminById(token.sub);
  return admin && admin.sessionVersion === token.version ? { id: admin.id, email: admin.email } : null;
}

export async function requireAdmin(request: NextRequest): Promise<AdminSession> {
  const session = await findSession(request);
  if (!session) throw new AppError('admin/UNAUTHENTICATED');
  return session;
}
