import { GET as getStatus } from '@/app/api/admin/auth-status/route';
import { POST as postLogin } from '@/app/api/admin/login/route';
import { POST as postLogout } from '@/app/api/admin/logout/route';
import { POST as postPassword } from '@/app/api/admin/password/route';
import { POST as postSignOutEverywhere } from '@/app/api/admin/sign-out-everywhere/route';
import { GET as getLeads } from '@/app/api/lead-emails/route';
import { maxFailures, maxFailuresOfUnknownClients } from '@/lib/server/auth/lock-out';
import { db } from '@/lib/server/db/client';
import { adminCookie, logIn, staff } from '../../support/admin';
import { call, cookieOf } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

// Counts how often a password is really looked at.
let verifications = 0;
jest.mock('@node-rs/argon2', () => {
  const actual: typeof import('@node-rs/argon2') = jest.requireActual('@node-rs/argon2');
  const verify: typeof actual.verify = (...given) => {
    verifications++;
    return actual.verify(...given);
  };
  return { ...actual, verify };
});

const isSignedIn = async (cookie?: string) => (await (await call(getStatus, { cookie })).json()).authenticated;
const wrong = { ...staff, password: 'not the password' };
const stranger = { email: 'stranger@example.com', password: 'not the password' };
const actions = async () => (await db().auditEvent.findMany()).map((event) => event.action).sort();

describeOnBothDatabases('signing in', () => {
  beforeEach(adminCookie);
  afterEach(async () => {
    await db().loginAttempts.deleteMany();
    await db().auditEvent.deleteMany();
    await db().admin.deleteMany();
  });

  it('answers success and a session cookie that scripts cannot read', async () => {
    const response = await logIn();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'success', message: 'Login Successful' });
    expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^next-auth\.session-token=.*HttpOnly/i));
    expect(await isSignedIn(cookieOf(response))).toBe(true);
  });

  it('takes the email in any case', async () => {
    expect((await logIn({ ...staff, email: 'Staff@Example.COM' })).status).toBe(200);
  });

  it('says of nobody that they are not signed in, with 200', async () => {
    const response = await call(getStatus);
    expect([response.status, await response.json()]).toEqual([200, { authenticated: false }]);
  });

  it('answers a wrong password and an unknown account word for word alike', async () => {
    const [known, unknown] = [await logIn(wrong), await logIn(stranger)];
    expect([known.status, unknown.status]).toEqual([401, 401]);
    const body = await known.json();
    expect(body).toEqual({ status: 'error', code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' });
    expect(await unknown.json()).toEqual(body);
  });

  it.each([{}, { email: staff.email }, { email: 7, password: true }, []])('answers 400 to %j', async (json) => {
    const response = await logIn(JSON.parse(JSON.stringify(json)));
    expect(response.status).toBe(400);
  });

  it.each([
    ['an account that exists', wrong],
    ['an account that does not', stranger],
  ])('makes a client wait for %s after five wrong passwords, whatever comes next', async (_kind, credentials) => {
    for (let attempt = 1; attempt <= maxFailures; attempt++) expect((await logIn(credentials)).status).toBe(401);
    verifications = 0;
    const locked = await logIn({ ...credentials, password: staff.password });
    expect(locked.status).toBe(429);
    expect((await locked.json()).code).toBe('RATE_LIMIT');
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect(verifications).toBe(0);
  });

  it('lets nobody slip past the lock by asking many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(wrong)));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(maxFailures);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(12 - maxFailures);
  });

  it('opens again a quarter of an hour later', async () => {
    for (let attempt = 0; attempt <= maxFailures; attempt++) await logIn(wrong);
    await db().loginAttempts.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect((await logIn()).status).toBe(200);
  });

  it('forgets earlier mistakes once the password was right', async () => {
    for (let attempt = 1; attempt < maxFailures; attempt++) await logIn(wrong);
    await logIn();
    expect((await logIn(wrong)).status).toBe(401);
    expect((await logIn()).status).toBe(200);
  });

  describe('while somebody guesses', () => {
    const guesser = { address: '203.0.113.5' };
    const guess = async (times: number, client: (attempt: number) => { address: string }) => {
      for (let attempt = 0; attempt < times; attempt++) await logIn(wrong, client(attempt));
    };

    it('lets another client in with the right password', async () => {
      await guess(maxFailures, () => guesser);
      expect((await logIn(staff, guesser)).status).toBe(429);
      expect((await logIn(staff, { address: '203.0.113.6' })).status).toBe(200);
    });

    it('makes every client wait that never signed in, once many of them guessed', async () => {
      await guess(maxFailuresOfUnknownClients, (attempt) => ({ address: `203.0.113.${attempt}` }));
      verifications = 0;
      const refused = await logIn(staff, { address: '203.0.113.99' });
      expect([refused.status, verifications]).toEqual([429, 0]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    });

    it('treats an unknown account like a known one', async () => {
      for (let attempt = 0; attempt < maxFailuresOfUnknownClients; attempt++) await logIn(stranger, { address: `203.0.113.${attempt}` });
      expect((await logIn(stranger, { address: '203.0.113.99' })).status).toBe(429);
    });

    it('lets a browser in that has signed in before, on a count of its own', async () => {
      const cookie = cookieOf(await logIn());
      await guess(maxFailuresOfUnknownClients, (attempt) => ({ address: `203.0.113.${attempt}` }));
      const known = { address: '203.0.113.99', cookie };
      expect((await logIn(staff, known)).status).toBe(200);
      for (let attempt = 0; attempt < maxFailures; attempt++) await logIn(wrong, known);
      expect((await logIn(staff, known)).status).toBe(429);
    });

    it('takes no mark of another account, nor a made-up one, for such a browser', async () => {
      const cookie = cookieOf(await logIn());
      await guess(maxFailuresOfUnknownClients, (attempt) => ({ address: `203.0.113.${attempt}` }));
      for (const forged of [cookie.replace(/(staff-device=)./, '$1!'), 'staff-device=a.b', 'staff-device=a'])
        expect((await logIn(staff, { address: '203.0.113.99', cookie: forged })).status).toBe(429);
      for (let attempt = 0; attempt < maxFailuresOfUnknownClients; attempt++) await logIn(stranger, { address: `203.0.113.${attempt}` });
      expect((await logIn(stranger, { address: '203.0.113.98', cookie })).status).toBe(429);
    });

    it('does not count a right password among the failures of unknown clients', async () => {
      await guess(maxFailuresOfUnknownClients - 1, (attempt) => ({ address: `203.0.113.${attempt}` }));
      for (const address of ['203.0.113.97', '203.0.113.98', '203.0.113.99']) expect((await logIn(staff, { address })).status).toBe(200);
    });
  });

  it('stores no address of those who tried', async () => {
    await logIn(stranger);
    expect(JSON.stringify([await db().loginAttempts.findMany(), await db().auditEvent.findMany()])).not.toContain('stranger');
  });

  it('refuses a sign-in from another site', async () => {
    const response = await call(postLogin, { method: 'POST', json: staff, headers: { origin: 'https://elsewhere.example' } });
    expect(response.status).toBe(403);
  });

  describe('signing out', () => {
    it('ends the session on the server: a copy of the cookie opens nothing', async () => {
      const cookie = cookieOf(await logIn());
      const response = await call(postLogout, { method: 'POST', cookie });
      expect(response.headers.get('set-cookie')).toMatch(/Max-Age=0/i);
      expect(await isSignedIn(cookie)).toBe(false);
      expect((await call(getLeads, { cookie })).status).toBe(401);
    });

    it('leaves other browsers signed in', async () => {
      const [here, there] = [cookieOf(await logIn()), cookieOf(await logIn())];
      await call(postLogout, { method: 'POST', cookie: here });
      expect(await isSignedIn(there)).toBe(true);
    });

    it('everywhere ends every session', async () => {
      const [here, there] = [cookieOf(await logIn()), cookieOf(await logIn())];
      expect((await call(postSignOutEverywhere, { method: 'POST', cookie: here })).status).toBe(200);
      expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, false]);
    });

    it('happens automatically when the session has expired', async () => {
      const cookie = cookieOf(await logIn());
      await db().adminSession.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
      expect(await isSignedIn(cookie)).toBe(false);
    });
  });

  describe('a new password', () => {
    const change = (cookie: string, currentPassword: string, newPassword: string) =>
      call(postPassword, { method: 'POST', cookie, json: { currentPassword, newPassword } });

    it('replaces the old one, ends other sessions and keeps this browser signed in', async () => {
      const [here, there] = [cookieOf(await logIn()), cookieOf(await logIn())];
      const response = await change(here, staff.password, 'another long password');
      expect(response.status).toBe(200);
      expect([await isSignedIn(cookieOf(response)), await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false, false]);
      expect((await logIn()).status).toBe(401);
      expect((await logIn({ ...staff, password: 'another long password' })).status).toBe(200);
    });

    it('needs the present one', async () => {
      const cookie = cookieOf(await logIn());
      expect((await change(cookie, 'not the password', 'another long password')).status).toBe(401);
      expect((await logIn()).status).toBe(200);
    });

    it('has ten characters at least', async () => {
      expect((await change(cookieOf(await logIn()), staff.password, 'short')).status).toBe(400);
    });
  });

  it('records who signed in and out, by id and time only', async () => {
    await db().auditEvent.deleteMany();
    await logIn(wrong);
    const cookie = cookieOf(await logIn());
    await call(postLogout, { method: 'POST', cookie });
    expect(await actions()).toEqual(['sign-in', 'sign-in-refused', 'sign-out']);
    expect(JSON.stringify(await db().auditEvent.findMany())).not.toContain('@');
  });
});

describeOnBothDatabases(
  'the limit of sign-ins per address',
  () => {
    it('answers 429 before any password is looked at', async () => {
      await adminCookie();
      for (let attempt = 0; attempt < 2; attempt++) await logIn({ ...stranger, email: `nobody${attempt}@example.com` });
      verifications = 0;
      const response = await logIn({ ...stranger, email: 'nobody9@example.com' });
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(verifications).toBe(0);
    });
  },
  { RATE_LIMIT_LOGINS: '3' },
);
