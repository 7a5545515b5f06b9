import { NextResponse } from 'next/server';
import { z } from 'zod';
import { AppError } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';
import { unsubscribeBody } from '@/lib/shared/privacy';
import { readJson } from '@/lib/server/http/body';
import { endpoint, route } from '@/lib/server/http/route';
import { unsubscribe } from '@/lib/server/services/personal-data/unsubscribe';

const query = z.object({ token: z.string().min(1).max(200).optional() });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  // The one-click button of a mail program (RFC 8058) posts a form of its own to the link's address, so its token is in the
  // query.
  POST: route({ auth: 'visitor', query, limit: 'emails' }, async ({ request, query: { token } }) => {
    await unsubscribe(token ? { token } : bodyOf(await readJson(request, limits.jsonBodyBytes)), new Date());
    return NextResponse.json({ status: 'success' });
  }),
});

function bodyOf(json: unknown): z.infer<typeof unsubscribeBody> {
  const parsed = unsubscribeBody.safeParse(json);
  if (!parsed.success) throw new AppError('email/INVALID_EMAIL', { cause: parsed.error });
  return parsed.data;
}
