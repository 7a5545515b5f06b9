import fs from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/server/env';
import { unsetOperator } from '@/lib/server/settings';

/** Plain lines for whoever starts the site, beside the structured log. */
export const say = (text: string): void => void process.stdout.write(`${text}\n`);

export function announceGeneratedSecrets(): void {
  const { DATA_DIR, generated } = env();
  for (const name of generated) say(`Made a new secret: ${path.join(DATA_DIR, name)} (keep it with your backups)`);
}

/** The site runs without these settings, but the law requires them once others use it. */
export function announceUnnamedOperator(): void {
  const missing = unsetOperator();
  if (missing.length) say(`${missing.join(' and ')} not set: /privacy warns visitors that nobody is named as responsible for their data.`);
}

/**
 * A generated password is printed once on a terminal. Elsewhere output is kept as a log, so the password goes into a file that only its
 * owner can read.
 */
export function announceFirstAdmin({ email, password }: { email: string; password: string | null }): void {
  if (password === null) return say(`Admin account ${email} with the password of ADMIN_PASSWORD`);
  if (process.stdout.isTTY) return say(`Admin account ${email} with password ${password} (shown this once)`);
  const file = path.join(env().DATA_DIR, 'admin-password');
  // The mode applies to new files only, so an old file is removed first.
  fs.rmSync(file, { force: true });
  fs.writeFileSync(file, `${password}\n`, { flag: 'wx', mode: 0o600 });
  say(`Admin account ${email} with the password in ${file} (delete the file once you have signed in)`);
}
