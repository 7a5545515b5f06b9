import { getToken } from 'next-auth/jwt';
import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { env } from '@/lib/server/env';
import { isHttps } from '@/lib/server/http/visitor';

export const cookieName = (request: NextRequest): string =>
  isHttps(request) ? '__Secure-next-auth.session-token' : 'next-auth.session-token';

const tokenSchema = z.object({ sub: z.string().min(1), session: z.string().min(1) });

/** Checks the token alone, without the database: the middleware uses it to redirect early, and every call checks the session again. */
export async function readToken(request: NextRequest): Promise<z.infer<typeof tokenSchema> | null> {
  const token = await getToken({ req: request, secret: env().NEXTAUTH_SECRET, cookieName: cookieName(request) }).catch(() => null);
  const parsed = tokenSchema.safeParse(token);
  return parsed.success ? parsed.data : null;
}
