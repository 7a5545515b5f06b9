import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { readEnv, SettingsError } from '@/lib/server/env';

const dataDir = () => fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-env-'));

describe('settings', () => {
  it('need nothing: every one has a default, and the secrets are made', () => {
    const settings = readEnv({ DATA_DIR: dataDir() });
    expect(settings.DATABASE_URL).toMatch(/^file:.*app\.db$/);
    expect(settings.NEXTAUTH_SECRET).toMatch(/^[0-9a-f]{64}$/);
    expect(settings.DATA_KEY).not.toBe(settings.NEXTAUTH_SECRET);
    expect(settings.generated).toEqual(['nextauth-secret', 'data-key']);
  });

  it('keep generated secrets from start to start, readable by their owner only', () => {
    const dir = dataDir();
    const first = readEnv({ DATA_DIR: dir });
    const second = readEnv({ DATA_DIR: dir });
    expect(second.DATA_KEY).toBe(first.DATA_KEY);
    expect(second.generated).toEqual([]);
    expect(fs.statSync(path.join(dir, 'data-key')).mode & 0o077).toBe(0);
  });

  it('list every mistake at once, in plain words', () => {
    const read = () =>
      readEnv({ DATA_DIR: dataDir(), PORT: 'abc', ANALYSIS_ENGINE: 'gpt', DATA_KEY: 'short', EMBED_ALLOWED_ORIGINS: 'example.org' });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(/PORT must be a number/);
    expect(read).toThrow(/ANALYSIS_ENGINE must be auto, built-in or claude/);
    expect(read).toThrow(/DATA_KEY must be 64 hexadecimal digits/);
    expect(read).toThrow(/EMBED_ALLOWED_ORIGINS must list origins/);
  });

  const mistakes = {
    DATABASE_URL: 'mysql://x',
    PORT: 'abc',
    PUBLIC_URL: 'ftp://x',
    ADMIN_EMAIL: 'x',
    ADMIN_PASSWORD: 'short',
    RATE_LIMIT_UPLOADS: '1.5',
    RETENTION_DAYS: '0',
    TRUST_PROXY: 'maybe',
    JOB_APP_URL: 'javascript:1',
    LOG_LEVEL: 'loud',
    NODE_ENV: 'live',
  };

  it.each(Object.entries(mistakes))('say that %s=%s is wrong as plainly as what else is', (name, value) => {
    const read = () => readEnv({ DATA_DIR: dataDir(), [name]: value, WEBHOOK_URL: 'https://crm.example.com/leads' });
    expect(read).toThrow(new RegExp(`^  ${name} must .+\\n  WEBHOOK_SECRET must be set`, 'm'));
  });

  it('refuse a webhook without its secret, since nothing would be sent', () => {
    expect(() => readEnv({ DATA_DIR: dataDir(), WEBHOOK_URL: 'https://crm.example.com/leads' })).toThrow(
      /WEBHOOK_SECRET must be set with WEBHOOK_URL/,
    );
    expect(readEnv({ DATA_DIR: dataDir(), WEBHOOK_URL: 'https://crm.example.com/leads', WEBHOOK_SECRET: 'a secret' }).WEBHOOK_SECRET).toBe(
      'a secret',
    );
  });

  it('refuse a webhook secret of the standard form that holds no key, and take any other text', () => {
    const secretOf = (WEBHOOK_SECRET: string) => readEnv({ DATA_DIR: dataDir(), WEBHOOK_SECRET }).WEBHOOK_SECRET;
    for (const wrong of ['whsec_', 'whsec_not base64', 'whsec_abc']) expect(() => secretOf(wrong)).toThrow(/WEBHOOK_SECRET must be whsec_/);
    for (const right of ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'any text: £']) expect(secretOf(right)).toBe(right);
  });

  it('refuse an invalid port, and more days than dates can count back', () => {
    const read = () => readEnv({ DATA_DIR: dataDir(), PORT: '70000', RETENTION_DAYS: '999999999' });
    expect(read).toThrow(/PORT must be at most 65535\n  RETENTION_DAYS must be at most 36500/);
  });

  it('accept .env.example unchanged', () => {
    const example = parseEnv(fs.readFileSync('.env.example', 'utf8'));
    const settings = readEnv({ ...example, DATA_DIR: dataDir() });
    expect(settings.MIN_LOADING_SECONDS).toBe(60);
    expect(settings.JOB_APP_URL).toBe('https://jobs.example.com/register');
  });
});
