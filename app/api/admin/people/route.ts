import { NextResponse } from 'next/server';
import { z } from 'zod';
import { limits } from '@/lib/shared/limits';
import { recordEvent } from '@/lib/server/db/audit-events';
import { attachment } from '@/lib/server/http/attachment';
import { endpoint, route } from '@/lib/server/http/route';
import { deletePerson } from '@/lib/server/services/personal-data/delete-person';
import { dataHeldOfEmail } from '@/lib/server/services/personal-data/personal-data';

/** A person is named by the email they wrote from, or by an upload where they never left an email. */
const query = z.union([
  z.object({ email: z.string().trim().min(3).max(limits.emailLength), uploadId: z.undefined().optional() }),
  z.object({ uploadId: z.string().min(1).max(64), email: z.undefined().optional() }),
]);

const emailQuery = z.object({ email: z.string().trim().min(3).max(limits.emailLength) });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'admin', role: 'owner', recent: true, query: emailQuery }, async ({ query: { email }, admin }) => {
    const held = await dataHeldOfEmail(email);
    await recordEvent('person-exported', admin.id);
    return new Response(JSON.stringify(held, null, 2), { headers: attachment('personal-data.json', 'application/json; charset=utf-8') });
  }),
  DELETE: route({ auth: 'admin', role: 'owner', recent: true, query }, async ({ query: { email, uploadId }, admin }) =>
    NextResponse.json({ status: 'success', ...(await deletePerson({ email, uploadId }, admin.id)) }),
  ),
});
