import fs from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { sharedComputerPolicies } from '@/lib/shared/settings';
import { trustedProxies } from './http/trusted-proxy';

/**
 * Every setting, read at run time and validated once. `.env.example` explains each. All mistakes are reported together, in plain words,
 * before anything starts.
 */
const wholeNumber = (fallback: number, min = 0, max = 1_000_000_000) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
    .default(fallback);
const optionalText = z.string().trim().min(1).optional();
const price = z.coerce.number('must be a number').min(0, 'must not be negative').default(0);
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

const origin = z
  .string()
  .refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'must list origins such as https://jobs.example.org, separated by commas',
  );

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** A secret in the form of the standard must hold a key. */
const isWebhookSecret = (secret: string | undefined): boolean =>
  !secret?.startsWith('whsec_') || (secret.length > 'whsec_'.length && base64.test(secret.slice('whsec_'.length)));

const settingsSchema = z.object({
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)/, 'must begin with file: or postgresql://')
    .optional(),
  PORT: wholeNumber(3000, 1, 65_535),
  HOST: optionalText,
  PUBLIC_URL: httpUrl.optional(),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').optional(),
  NEXTAUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DATA_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits (32 bytes)')
    .optional(),
  ANTHROPIC_API_KEY: optionalText,
  ANTHROPIC_BASE_URL: httpUrl.optional(),
  ANTHROPIC_MODEL: z.string().default('claude-sonnet-5-5'),
  ANTHROPIC_EFFORT: z.enum(['low', 'medium', 'high', 'none'], 'must be low, medium, high or none').default('low'),
  CLAUDE_DAILY_TOKENS: wholeNumber(2_000_000),
  CLAUDE_INPUT_PRICE: price,
  CLAUDE_OUTPUT_PRICE: price,
  ANALYSIS_ENGINE: z.enum(['auto', 'built-in', 'claude'], 'must be auto, built-in or claude').default('auto'),
  RETENTION_DAYS: wholeNumber(30, 1, 36_500),
  TRUST_PROXY: trustedProxies,
  RATE_LIMIT_UPLOADS: wholeNumber(30),
  RATE_LIMIT_ANALYSES: wholeNumber(60),
  RATE_LIMIT_EMAILS: wholeNumber(30),
  RATE_LIMIT_LOGINS: wholeNumber(10),
  RATE_LIMIT_READS: wholeNumber(600),
  STORAGE_QUOTA_MB: wholeNumber(10_000),
  EMBED_ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .pipe(z.array(origin)),
  SHARED_COMPUTER: z.enum(sharedComputerPolicies, 'must be ask, always or never').default('ask'),
  UNSOURCED_CLAIMS: z.enum(['show', 'hide'], 'must be show or hide').default('show'),
  WEBHOOK_URL: httpUrl.optional(),
  WEBHOOK_SECRET: optionalText.refine(isWebhookSecret, 'must be whsec_ and a key in base64, or any other text'),
  METRICS_TOKEN: optionalText,
  PRODUCT_NAME: z.string().trim().min(1).default('Analyse My CV'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  OPERATOR_NAME: optionalText,
  OPERATOR_CONTACT: optionalText,
  JOB_APP_URL: httpUrl.optional(),
  MIN_LOADING_SECONDS: wholeNumber(60),
  NODE_ENV: z.enum(['development', 'production', 'test'], 'must be development, production or test').default('production'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent').default('info'),
});

type Settings = z.infer<typeof settingsSchema>;

interface Env extends Omit<Settings, 'DATABASE_URL' | 'NEXTAUTH_SECRET' | 'DATA_KEY' | 'DATA_DIR'> {
  DATA_DIR: string;
  DATABASE_URL: string;
  NEXTAUTH_SECRET: string;
  DATA_KEY: string;
  /** Names of the secrets that were generated just now, to be announced once. */
  generated: string[];
}

export class SettingsError extends Error {}

/** Reads settings from `source`; empty values count as absent. Throws SettingsError with one line per mistake. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const { error, data: settings } = settingsSchema.safeParse(given);
  const mistakes = (error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}`);
  // Checked outside the schema, because zod does not check rules across two settings where a single one is wrong.
  if (given.WEBHOOK_URL && !given.WEBHOOK_SECRET) {
    mistakes.push('WEBHOOK_SECRET must be set with WEBHOOK_URL: leads go out signed, or not at all');
  }
  if (!settings || mistakes.length > 0) {
    const lines = [...new Set(mistakes)].map((mistake) => `  ${mistake}`);
    throw new SettingsError(['Some settings need a correction:', ...lines].join('\n'));
  }
  const dataDir = path.resolve(settings.DATA_DIR);
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const generated: string[] = [];
  return {
    ...settings,
    HOST: settings.HOST ?? (isContainer() ? undefined : loopback),
    DATA_DIR: dataDir,
    DATABASE_URL: settings.DATABASE_URL ?? `file:${path.join(dataDir, 'app.db')}`,
    NEXTAUTH_SECRET: settings.NEXTAUTH_SECRET ?? keptSecret(dataDir, 'nextauth-secret', generated),
    DATA_KEY: settings.DATA_KEY ?? keptSecret(dataDir, 'data-key', generated),
    generated,
  };
}

const loopback = '127.0.0.1';

/** Docker, Podman and Kubernetes each leave a mark. In a container only published ports can be reached from outside. */
const isContainer = (): boolean =>
  ['/.dockerenv', '/run/.containerenv', '/var/run/secrets/kubernetes.io'].some((mark) => fs.existsSync(mark));

/** A secret of 32 random bytes in the data folder, generated on first use by whichever process comes first. */
function keptSecret(dataDir: string, name: string, generated: string[]): string {
  const file = path.join(dataDir, name);
  try {
    fs.writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
    generated.push(name);
  } catch (error) {
    if (!isExisting(error)) throw error;
  }
  return fs.readFileSync(file, 'utf8').trim();
}

const isExisting = (error: unknown): boolean => typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';

let current: Env | undefined;

/** The settings in force in this process. */
export const env = (): Env => (current ??= readEnv(process.env));

/** The site's address, used in links. */
export function siteAddress(): string {
  const { PUBLIC_URL, PORT } = env();
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}

/** Passes the site's own address to next-auth, which reads it from the environment. */
export function settleAuthAddress(): void {
  process.env.NEXTAUTH_URL = siteAddress();
}

/** For tests: uses other settings from here on. */
export function useEnv(source: Record<string, string | undefined>): Env {
  current = readEnv(source);
  return current;
}
