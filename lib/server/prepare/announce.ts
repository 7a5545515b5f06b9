import fs from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/server/env';
import { lettersLeadNowhere, unsetOperator } from '@/lib/server/settings';

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

/** The site runs without it; nobody could confirm an email. */
export function announceLettersToNowhere(): void {
  if (lettersLeadNowhere()) say('SMTP_URL is set and PUBLIC_URL is not: the links of letters lead to localhost. Set PUBLIC_URL.');
}

/** A generated password is shown once on a terminal. Elsewhere output is kept as a log, so a file of its owner's takes it. */
export function announceFirstAdmin({ email, password }: { email: string; password: string | null }): void {
  if (password === null) return say(`Admin account ${email} with the password of ADMIN_PASSWORD`);
  if (process.stdout.isTTY) return say(`Admin account ${email} with password ${password} (shown this once)`);
  const file = path.join(env().DATA_DIR, 'admin-password');
  // The mode applies to new files only, so an old file is removed first.
  fs.rmSync(file, { force: true });
  fs.writeFileSync(file, `${password}\n`, { flag: 'wx', mode: 0o600 });
  say(`Admin account ${email} with the password in ${file} (delete the file once you have signed in)`);
}
