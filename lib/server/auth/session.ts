import { encode } from 'next-auth/jwt';
import type { NextRequest, NextResponse } from 'next/server';
import { AppError } from '@/lib/shared/errors';
import { createSession, deleteSession, findSessionAdmin, type SessionAdmin } from '@/lib/server/db/admin-sessions';
import { env } from '@/lib/server/env';
import { isHttps } from '@/lib/server/http/visitor';
import { cookieName, readToken } from './token';

export interface AdminSession extends SessionAdmin {
  /** Id of the session; `id` is that of the account. */
  session: string;
}

/** Eight hours: a working day. */
const sessionSeconds = 8 * 60 * 60;

/** How long after a sign-in or another proof of identity exports and deletions are allowed. */
const recentMs = 10 * 60_000;

/** Sets the session cookie of an admin. `provedAt` is when they last proved their identity: now, unless an earlier session goes on. */
export async function startSession(request: NextRequest, response: NextResponse, adminId: string, provedAt = new Date()): Promise<void> {
  const session = await createSession(adminId, { expiresAt: new Date(Date.now() + sessionSeconds * 1000), provedAt });
  const token = await encode({ token: { sub: adminId, session }, secret: env().NEXTAUTH_SECRET, maxAge: sessionSeconds });
  setCookie(request, response, token, sessionSeconds);
}

/** Removes the cookie and ends the session on the server, so that a copy of the cookie is worthless afterwards. */
export async function endSession(request: NextRequest, response: NextResponse): Promise<void> {
  const token = await readToken(request);
  if (token) await deleteSession(token.session);
  setCookie(request, response, '', 0);
}

function setCookie(request: NextRequest, response: NextResponse, value: string, maxAge: number): void {
  response.cookies.set(cookieName(request), value, { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(request), maxAge });
}

/** The admin of this session; null where there is none, or where it was ended. */
export async function findSession(request: NextRequest): Promise<AdminSession | null> {
  const token = await readToken(request);
  const admin = token && (await findSessionAdmin(token.session, new Date()));
  return admin && { ...admin, session: token.session };
}

export async function requireAdmin(request: NextRequest): Promise<AdminSession> {
  const session = await findSession(request);
  if (!session) throw new AppError('admin/UNAUTHENTICATED');
  return session;
}

/** Throws FORBIDDEN for a viewer. */
export function requireOwner({ role }: Pick<AdminSession, 'role'>): void {
  if (role !== 'owner') throw new AppError('admin/FORBIDDEN');
}

export const isRecent = ({ provedAt }: Pick<AdminSession, 'provedAt'>): boolean => Date.now() - provedAt.getTime() < recentMs;

/** Throws REAUTHENTICATE where the last proof of identity is too old. */
export function requireRecent(admin: Pick<AdminSession, 'provedAt'>): void {
  if (!isRecent(admin)) throw new AppError('admin/REAUTHENTICATE');
}
