import { db } from '@/lib/server/db/client';
import { adminCookie, logIn, staff } from '../../support/admin';
import { guarded, methods, paramsOf } from '../../support/api-routes';
import { call, cookieOf } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';
import { setUpSecondFactor } from '../../support/second-factor';
import { storeUpload, owner as visitor } from '../../support/admin';

/** What a call asks of whoever is signed in; calls that stand here not are for anybody who is. */
const asks: Record<string, 'recent' | 'owner' | 'owner, recent'> = {
  'POST /api/admin/second-factor': 'recent',
  'PUT /api/admin/second-factor': 'recent',
  'DELETE /api/admin/second-factor': 'recent',
  'GET /api/admin/people': 'owner, recent',
  'HEAD /api/admin/people': 'owner, recent',
  'DELETE /api/admin/people': 'owner, recent',
  'PATCH /api/admin/complaints/[complaintId]': 'owner',
  'GET /api/admin/staff': 'owner',
  'HEAD /api/admin/staff': 'owner',
  'POST /api/admin/staff': 'owner, recent',
  'PATCH /api/admin/staff/[staffId]': 'owner, recent',
  'DELETE /api/admin/staff/[staffId]': 'owner, recent',
  ...Object.fromEntries(
    ['/api/lead-emails?format=csv', '/api/cv-uploads?format=csv', '/api/cv-analyses?format=csv'].map((list) => [
      `GET ${list}`,
      'owner, recent',
    ]),
  ),
};

interface Found {
  name: string;
  run: (cookie: string | undefined) => Promise<Response>;
}

/** Every method of every call that asks for a session, exports as lists of their own. */
async function everyCall(): Promise<Found[]> {
  const found: Found[] = [];
  for (const { address, file } of guarded) {
    const route = await import(file);
    for (const method of methods) {
      const json = ['POST', 'PUT', 'PATCH'].includes(method) ? (bodies[address] ?? {}) : undefined;
      const addresses = method === 'GET' && /^\/api\/(?:lead-emails|cv-)/.test(address) ? [address, `${address}?format=csv`] : [address];
      if ((await call(route[method], { method, path: address, params: paramsOf(address), json })).status === 405) continue;
      for (const path of addresses)
        found.push({
          name: `${method} ${path}`,
          run: (cookie) =>
            call(route[method], { method, path: `${path}${queries[`${method} ${path}`] ?? ''}`, params: paramsOf(address), json, cookie }),
        });
    }
  }
  // It ends the session that the others need.
  return found.sort((a, b) => Number(a.name.includes('everywhere')) - Number(b.name.includes('everywhere')));
}

/** Sound enough to get as far as the guard's last question. */
const bodies: Record<string, unknown> = {
  '/api/admin/staff': { email: 'new.staff@example.com', role: 'viewer' },
  '/api/admin/staff/[staffId]': { role: 'owner' },
  '/api/admin/complaints/[complaintId]': { status: 'closed' },
};
const queries: Record<string, string> = {
  'GET /api/admin/people': '?email=nobody@example.com',
  'HEAD /api/admin/people': '?email=nobody@example.com',
  'DELETE /api/admin/people': '?email=nobody@example.com',
};

const codeOf = async (response: Response): Promise<string | null> =>
  response.headers.get('content-type')?.includes('json') ? ((await response.json()).code ?? null) : null;

/** Who was refused what: the call's name and the code of the refusal. */
async function refusals(cookie: string | undefined): Promise<Record<string, string>> {
  const refused: Record<string, string> = {};
  for (const { name, run } of await everyCall()) {
    const response = await run(cookie);
    // The answer to HEAD has no body to say why.
    const reason = name.startsWith('HEAD') ? null : await codeOf(response);
    if (response.status === 401 || response.status === 403) refused[name] = reason ?? String(response.status);
  }
  return refused;
}

const withReason = (reasonOf: (asked: string) => string | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asks).flatMap(([name, asked]) => {
      const reason = reasonOf(asked);
      return reason ? [[name, name.startsWith('HEAD') ? '403' : reason]] : [];
    }),
  );

const olderSignIn = () => db().adminSession.updateMany({ data: { provedAt: new Date(Date.now() - 10 * 60_000) } });

describeOnBothDatabases('every call of staff', () => {
  afterEach(async () => {
    await db().admin.deleteMany();
    await db().loginAttempts.deleteMany();
  });

  it('is refused to nobody’s browser and to a visitor’s, whatever it is', async () => {
    await storeUpload({ ownerHash: visitor.ownerHash });
    const names = (await everyCall()).map(({ name }) => name);
    for (const cookie of [undefined, visitor.cookie, 'next-auth.session-token=forged']) {
      const refused = await refusals(cookie);
      expect(Object.keys(refused).sort()).toEqual([...names].sort());
      expect(new Set(Object.entries(refused).map(([name, code]) => (name.startsWith('HEAD') ? 'HEAD' : code)))).toEqual(
        new Set(['HEAD', 'UNAUTHENTICATED']),
      );
    }
  });

  it('lets a viewer look and see to the own account, and do nothing else', async () => {
    expect(await refusals(await adminCookie('viewer'))).toEqual(withReason((asked) => (asked.includes('owner') ? 'FORBIDDEN' : null)));
  });

  it('refuses an owner nothing just after signing in', async () => {
    expect(await refusals(await adminCookie())).toEqual({});
  });

  it('asks an owner who signed in ten minutes ago for a new proof before an export or a deletion', async () => {
    const cookie = await adminCookie();
    await olderSignIn();
    expect(await refusals(cookie)).toEqual(withReason((asked) => (asked.includes('recent') ? 'REAUTHENTICATE' : null)));
  });

  it('tells a viewer that only owners may, and does not ask for a proof', async () => {
    const cookie = await adminCookie('viewer');
    await olderSignIn();
    const reasonOf = (asked: string) => (asked.includes('owner') ? 'FORBIDDEN' : 'REAUTHENTICATE');
    expect(await refusals(cookie)).toEqual(withReason(reasonOf));
  });

  it('refuses an owner with a second factor who gave the password only: no session is opened', async () => {
    await setUpSecondFactor(await adminCookie());
    const half = await logIn(staff);
    expect([half.status, cookieOf(half)]).toEqual([401, '']);
    const names = (await everyCall()).map(({ name }) => name);
    expect(Object.keys(await refusals(cookieOf(half))).sort()).toEqual(names.sort());
  });

  it('counts a role by what it is now, not by what it was at the sign-in', async () => {
    const cookie = await adminCookie();
    await db().admin.updateMany({ data: { role: 'viewer' } });
    expect(Object.values(await refusals(cookie))).toContain('FORBIDDEN');
    await db().admin.updateMany({ data: { role: 'something else' } });
    expect(Object.values(await refusals(await adminCookie()))).toContain('FORBIDDEN');
  });
});
