import { run } from '@/scripts/admin-accounts';
import { maxFailures } from '@/lib/server/auth/lock-out';
import { db } from '@/lib/server/db/client';
import { env, useEnv as applySettings } from '@/lib/server/env';
import { ensureFirstAdmin } from '@/lib/server/services/admin/first-admin';
import { logIn, staff } from '../../support/admin';
import { describeOnBothDatabases } from '../../support/databases';

async function* typed(text: string) {
  yield text;
}

async function admin(args: string, input = '') {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await run(args.split(' ').filter(Boolean), typed(input), {
    say: (text) => said.push(text),
    complain: (text) => complained.push(text),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}
const passwordIn = (said: string): string => /with password (\S+)/.exec(said)?.[1] ?? '';

describeOnBothDatabases('npm run admin', () => {
  afterEach(async () => {
    await db().admin.deleteMany();
    await db().loginAttempts.deleteMany();
  });

  it('creates an account with a password that is shown once and works', async () => {
    const { code, said } = await admin('create New.Staff@example.com');
    expect(code).toBe(0);
    expect(passwordIn(said)).toMatch(/^[\w-]{24}$/);
    expect((await logIn({ email: 'new.staff@example.com', password: passwordIn(said) })).status).toBe(200);
    expect(JSON.stringify(await db().admin.findMany())).not.toContain(passwordIn(said));
  });

  it('takes a password from its input and does not repeat it', async () => {
    const { said } = await admin('create staff@example.com --password-stdin', 'my own long password\n');
    expect(said).not.toContain('my own');
    expect((await logIn({ email: 'staff@example.com', password: 'my own long password' })).status).toBe(200);
  });

  it('resets a password, ends its sessions and opens a locked account', async () => {
    const first = await admin('create staff@example.com');
    for (let attempt = 0; attempt <= maxFailures; attempt++) await logIn({ email: 'staff@example.com', password: 'wrong' });
    const { said } = await admin('reset staff@example.com');
    expect(await db().adminSession.count()).toBe(0);
    expect((await logIn({ email: 'staff@example.com', password: passwordIn(first.said) })).status).toBe(401);
    expect((await logIn({ email: 'staff@example.com', password: passwordIn(said) })).status).toBe(200);
  });

  it('lists the accounts', async () => {
    await admin('create a@example.com');
    await admin('create b@example.com --viewer');
    expect((await admin('list')).said).toMatch(/^a@example\.com\tsince \d{4}-\d\d-\d\d\towner\nb@example\.com\t.*\tviewer$/);
  });

  it.each([
    ['create not-an-email', 1, 'is no email address'],
    ['create short@example.com --password-stdin', 1, 'at least 10 characters'],
    ['reset nobody@example.com', 1, 'There is no account'],
    ['', 2, 'Usage'],
    ['delete a@example.com', 2, 'Usage'],
    ['create a@example.com b@example.com', 2, 'Usage'],
    ['reset a@example.com --viewer', 2, 'Usage'],
  ])('refuses %j with a reason', async (args, code, text) => {
    const refused = await admin(args, 'short');
    expect(refused.code).toBe(code);
    expect(refused.complained).toContain(text);
    expect(await db().admin.count()).toBe(0);
  });

  it('makes no second account for the same email', async () => {
    await admin('create staff@example.com');
    expect((await admin('create STAFF@example.com')).complained).toContain('already');
  });
});

describeOnBothDatabases('the first start', () => {
  afterEach(() => db().admin.deleteMany());
  const given = (settings: Record<string, string>) => {
    const { DATA_DIR, DATABASE_URL } = env();
    applySettings({ DATA_DIR, DATABASE_URL, LOG_LEVEL: 'silent', NODE_ENV: 'test', RATE_LIMIT_LOGINS: '0', ...settings });
  };

  it('creates the admin of the settings, and prints no password', async () => {
    given({ ADMIN_EMAIL: staff.email, ADMIN_PASSWORD: staff.password });
    expect(await ensureFirstAdmin()).toEqual({ email: staff.email, password: null });
    expect((await logIn()).status).toBe(200);
  });

  it('makes a password nobody can guess where none is set, another one each time', async () => {
    given({});
    const first = await ensureFirstAdmin();
    expect(first?.password).toMatch(/^[\w-]{24}$/);
    expect((await logIn({ email: first?.email ?? '', password: first?.password ?? '' })).status).toBe(200);
    await db().admin.deleteMany();
    expect((await ensureFirstAdmin())?.password).not.toBe(first?.password);
  });

  it('does nothing once there is an admin: later settings create no second one', async () => {
    given({ ADMIN_EMAIL: staff.email, ADMIN_PASSWORD: staff.password });
    await ensureFirstAdmin();
    given({ ADMIN_EMAIL: 'second@example.com', ADMIN_PASSWORD: 'another long password' });
    expect(await ensureFirstAdmin()).toBeNull();
    expect(await db().admin.count()).toBe(1);
  });
});
