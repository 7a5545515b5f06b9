// The verbs of `npm run admin`; bundled by scripts/admin.mjs.
import { closeDatabase } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { listStaff } from '@/lib/server/db/admins';
import { createAccount, resetAccount } from '@/lib/server/services/admin/accounts';

interface Terminal {
  say: (text: string) => void;
  complain: (text: string) => void;
}

const usage = `Usage:
  npm run admin -- create <email> [--viewer] [--password-stdin]
      makes an account: an owner, or with --viewer one that can look only
  npm run admin -- reset <email> [--password-stdin]
      sets a new password, turns the second factor off, ends its sessions, opens a locked account
  npm run admin -- list
      shows every account
Without --password-stdin a password is made and shown once.`;

export const databaseUrl = (): string => env().DATABASE_URL;
export const close = closeDatabase;

/** Returns the exit code: 0 done, 1 refused, 2 not understood. */
export async function run(args: string[], input: AsyncIterable<Uint8Array | string>, { say, complain }: Terminal): Promise<number> {
  const fromInput = args.includes('--password-stdin');
  const role = args.includes('--viewer') ? 'viewer' : 'owner';
  const [verb, email, ...rest] = args.filter((arg) => arg !== '--password-stdin' && arg !== '--viewer');
  if (verb === 'list' && email === undefined) {
    for (const { email: address, createdAt, role: held } of await listStaff()) say(`${address}\tsince ${createdAt.slice(0, 10)}\t${held}`);
    return 0;
  }
  if ((verb !== 'create' && verb !== 'reset') || !email || rest.length || (verb === 'reset' && role === 'viewer')) {
    complain(usage);
    return 2;
  }
  const given = fromInput ? (await readAll(input)).replace(/\r?\n$/, '') : null;
  const outcome = verb === 'create' ? await createAccount(email, given, role) : await resetAccount(email, given);
  if ('refusal' in outcome) {
    complain(outcome.refusal);
    return 1;
  }
  const done = verb === 'create' ? 'Admin account made' : 'New password set, all sessions ended';
  say(given === null ? `${done}: ${outcome.email} with password ${outcome.password} (shown this once)` : `${done}: ${outcome.email}`);
  return 0;
}

async function readAll(input: AsyncIterable<Uint8Array | string>): Promise<string> {
  let text = '';
  for await (const part of input) text += typeof part === 'string' ? part : new TextDecoder().decode(part);
  return text;
}
