import { GET as getAccount } from '@/app/api/admin/account/route';
import { GET as getStatus } from '@/app/api/admin/auth-status/route';
import { POST as postPassword } from '@/app/api/admin/password/route';
import { POST as postReauthenticate } from '@/app/api/admin/reauthenticate/route';
import { DELETE as turnOff, POST as begin, PUT as confirm } from '@/app/api/admin/second-factor/route';
import { GET as getLeads } from '@/app/api/lead-emails/route';
import { run as runAdmin } from '@/scripts/admin-accounts';
import { maxFailures } from '@/lib/server/auth/lock-out';
import { db } from '@/lib/server/db/client';
import { adminCookie, logIn, staff } from '../../support/admin';
import { call, cookieOf } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';
import { appCode, setUpSecondFactor } from '../../support/second-factor';

const codeOf = async (response: Response) => [response.status, (await response.json()).code];
const isSignedIn = async (cookie: string) => (await (await call(getStatus, { cookie })).json()).authenticated;
const makeOld = () => db().adminSession.updateMany({ data: { provedAt: new Date(Date.now() - 10 * 60_000) } });
const actions = async () => (await db().auditEvent.findMany()).map((event) => event.action);

describeOnBothDatabases('a second factor', () => {
  let cookie: string;
  beforeEach(async () => {
    cookie = await adminCookie();
  });
  afterEach(async () => {
    await db().admin.deleteMany();
    await db().loginAttempts.deleteMany();
    await db().auditEvent.deleteMany();
  });
  const account = async () => (await call(getAccount, { cookie })).json();
  const reauthenticate = (json: unknown, by = cookie) => call(postReauthenticate, { method: 'POST', cookie: by, json });
  const exportLeads = async () => (await call(getLeads, { path: '/api/lead-emails?format=csv', cookie })).status;

  it('is off until it is set up: the password alone signs in', async () => {
    expect(await account()).toEqual({ email: staff.email, role: 'owner', hasSecondFactor: false, recoveryCodesLeft: 0, isRecent: true });
    await call(begin, { method: 'POST', cookie });
    expect((await logIn()).status).toBe(200);
  });

  it('is asked for once a first code has shown that the app holds the secret', async () => {
    const { secret, recoveryCodes } = await setUpSecondFactor(cookie);
    expect(recoveryCodes).toHaveLength(10);
    expect(await account()).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 10 });
    expect(await codeOf(await logIn())).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    expect((await logIn({ ...staff, code: appCode(secret) })).status).toBe(200);
  });

  it('is told of in the words of a refused sign-in', async () => {
    await setUpSecondFactor(cookie);
    expect(await (await logIn()).json()).toEqual({
      status: 'error',
      code: 'SECOND_FACTOR_REQUIRED',
      message: 'Please enter the code that your authenticator app shows.',
    });
  });

  it('is not mentioned to a client without the password', async () => {
    const { secret } = await setUpSecondFactor(cookie);
    const wrong = { ...staff, password: 'not the password' };
    for (const given of [wrong, { ...wrong, code: appCode(secret) }, { ...wrong, code: '000000' }])
      expect(await codeOf(await logIn(given))).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it('is not turned on by a wrong code', async () => {
    await call(begin, { method: 'POST', cookie });
    expect(await codeOf(await call(confirm, { method: 'PUT', cookie, json: { code: '12345' } }))).toEqual([401, 'INVALID_CODE']);
    expect((await logIn()).status).toBe(200);
  });

  it('ends the sessions that were opened without it, but not the one that set it up', async () => {
    const elsewhere = cookieOf(await logIn());
    await setUpSecondFactor(cookie);
    expect([await isSignedIn(cookie), await isSignedIn(elsewhere)]).toEqual([true, false]);
  });

  it('is set up once: nobody puts another secret in its place', async () => {
    const { secret } = await setUpSecondFactor(cookie);
    expect(await codeOf(await call(begin, { method: 'POST', cookie }))).toEqual([409, 'SECOND_FACTOR_IS_ON']);
    expect(await codeOf(await call(confirm, { method: 'PUT', cookie, json: { code: appCode(secret) } }))).toEqual([401, 'INVALID_CODE']);
  });

  it('takes each code once, also of two sign-ins at one moment', async () => {
    const { secret } = await setUpSecondFactor(cookie);
    const given = { ...staff, code: appCode(secret) };
    const answers = await Promise.all([logIn(given), logIn(given), logIn(given)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await codeOf(await logIn(given))).toEqual([401, 'INVALID_CODE']);
    expect((await logIn({ ...staff, code: appCode(secret, 1) })).status).toBe(200);
    // An older code than the last one used is spent too.
    expect((await logIn(given)).status).toBe(401);
  });

  it('makes a client that guesses codes wait, and right passwords in between do not end the wait', async () => {
    const { secret } = await setUpSecondFactor(cookie);
    for (let attempt = 0; attempt < maxFailures; attempt++) {
      expect(await codeOf(await logIn())).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
      expect(await codeOf(await logIn({ ...staff, code: '00000x' }))).toEqual([401, 'INVALID_CODE']);
    }
    expect((await logIn({ ...staff, code: appCode(secret) })).status).toBe(429);
    expect((await logIn({ ...staff, code: appCode(secret) }, { address: '203.0.113.9' })).status).toBe(200);
  });

  it('counts no half of a sign-in as a mistake', async () => {
    const { secret } = await setUpSecondFactor(cookie);
    for (let attempt = 0; attempt <= maxFailures; attempt++) expect((await logIn()).status).toBe(401);
    expect((await logIn({ ...staff, code: appCode(secret) })).status).toBe(200);
  });

  it('gives way to a recovery code, in any writing, once', async () => {
    const { recoveryCodes } = await setUpSecondFactor(cookie);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect((await logIn({ ...staff, code: first })).status).toBe(200);
    expect(await codeOf(await logIn({ ...staff, code: first }))).toEqual([401, 'INVALID_CODE']);
    expect((await logIn({ ...staff, code: second.toLowerCase().replaceAll('-', ' ') })).status).toBe(200);
    expect(await actions()).toEqual(expect.arrayContaining(['second-factor-on', 'recovery-code-used', 'code-refused']));
  });

  it('keeps the secret encrypted and of recovery codes hashes only', async () => {
    const { secret, recoveryCodes } = await setUpSecondFactor(cookie);
    const stored = JSON.stringify([
      await db().secondFactor.findMany(),
      await db().recoveryCode.findMany(),
      await db().auditEvent.findMany(),
    ]);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
    const bytes = Buffer.from((await db().secondFactor.findFirstOrThrow()).bytes);
    // iv, tag and cipher text of 20 bytes
    expect(bytes).toHaveLength(12 + 16 + 20);
  });

  describe('a new proof of identity', () => {
    it('opens exports with the password where no second factor is on', async () => {
      await makeOld();
      expect([await exportLeads(), (await reauthenticate({ password: staff.password })).status, await exportLeads()]).toEqual([
        403, 200, 200,
      ]);
    });

    it('refuses a wrong password, and makes a client that guesses wait', async () => {
      await makeOld();
      for (let attempt = 0; attempt < maxFailures; attempt++)
        expect(await codeOf(await reauthenticate({ password: 'wrong' }))).toEqual([401, 'INVALID_CREDENTIALS']);
      // Somebody sits at a signed-in browser: no stranger's mistake, so it stands in the main list.
      expect(await actions()).toContain('proof-refused');
      expect((await reauthenticate({ password: staff.password })).status).toBe(429);
      expect(await exportLeads()).toBe(403);
    });

    it('asks for a code where a second factor is on: the password is not enough', async () => {
      const { secret } = await setUpSecondFactor(cookie);
      await makeOld();
      expect(await codeOf(await reauthenticate({ password: staff.password }))).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
      expect(await exportLeads()).toBe(403);
      expect((await reauthenticate({ code: appCode(secret) })).status).toBe(200);
      expect(await exportLeads()).toBe(200);
    });

    it('opens this session only', async () => {
      const elsewhere = cookieOf(await logIn());
      await makeOld();
      await reauthenticate({ password: staff.password }, elsewhere);
      expect(await exportLeads()).toBe(403);
    });

    it('is not done by changing the password', async () => {
      const { secret } = await setUpSecondFactor(cookie);
      await makeOld();
      const json = { currentPassword: staff.password, newPassword: 'another long password' };
      cookie = cookieOf(await call(postPassword, { method: 'POST', cookie, json }));
      expect(await exportLeads()).toBe(403);
      expect(await codeOf(await call(turnOff, { method: 'DELETE', cookie }))).toEqual([403, 'REAUTHENTICATE']);
      await reauthenticate({ code: appCode(secret) });
      expect((await call(turnOff, { method: 'DELETE', cookie })).status).toBe(200);
    });
  });

  it('is turned off by its owner, with what belonged to it', async () => {
    await setUpSecondFactor(cookie);
    expect((await call(turnOff, { method: 'DELETE', cookie })).status).toBe(200);
    expect([await db().secondFactor.count(), await db().recoveryCode.count()]).toEqual([0, 0]);
    expect((await logIn()).status).toBe(200);
  });

  it('is turned off from the command line, for an account that lost app and codes', async () => {
    await setUpSecondFactor(cookie);
    const said: string[] = [];
    await runAdmin(['reset', staff.email], noInput(), { say: (text) => said.push(text), complain: (text) => said.push(text) });
    const password = /with password (\S+)/.exec(said.join())?.[1] ?? '';
    expect((await logIn({ ...staff, password })).status).toBe(200);
  });
});

async function* noInput(): AsyncGenerator<string> {
  yield '';
}
