// The verbs of `npm run admin`; bundled by scripts/admin.mjs.
import { closeDatabase } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { createAccount, listAccounts, resetAccount } from '@/lib/server/services/admin/accounts';

interface Terminal {
  say: (text: string) => void;
  complain: (text: string) => void;
}

const usage = `Usage:
  npm run admin -- create <email> [--password-stdin]   makes an account
  npm run admin -- reset <email> [--password-stdin]    sets a new password, ends its sessions, opens a locked account
  npm run admin -- list                                shows every account
Without --password-stdin a password is made and shown once.`;

export const databaseUrl = (): string => env().DATABASE_URL;
export const close = closeDatabase;

/** The exit code: 0 done, 1 refused, 2 not understood. */
export async function run(args: string[], input: AsyncIterable<Uint8Array | string>, { say, complain }: Terminal): Promise<number> {
  const fromInput = args.includes('--password-stdin');
  const [verb, email, ...rest] = args.filter((arg) => arg !== '--password-stdin');
  if (verb === 'list' && email === undefined) {
    for (const account of await listAccounts()) say(`${account.email}\tsince ${account.createdAt.toISOString().slice(0, 10)}`);
    return 0;
  }
  if ((verb !== 'create' && verb !== 'reset') || !email || rest.length) {
    complain(usage);
    return 2;
  }
  const given = fromInput ? (await readAll(input)).replace(/\r?\n$/, '') : null;
  const outcome = verb === 'create' ? await createAccount(email, given) : await resetAccount(email, given);
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
