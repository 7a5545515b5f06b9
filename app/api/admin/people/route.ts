import { NextResponse } from 'next/server';
import { z } from 'zod';
import { limits } from '@/lib/shared/limits';
import { endpoint, route } from '@/lib/server/http/route';
import { deletePerson } from '@/lib/server/services/delete-person';

/** By email as asked for on request; by an upload for those who never left one. */
const query = z.union([
  z.object({ email: z.string().trim().min(3).max(limits.emailLength), uploadId: z.undefined().optional() }),
  z.object({ uploadId: z.string().min(1).max(64), email: z.undefined().optional() }),
]);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  DELETE: route({ auth: 'admin', query }, async ({ query: { email, uploadId }, admin }) =>
    NextResponse.json({ status: 'success', ...(await deletePerson({ email, uploadId }, admin.id)) }),
  ),
});
