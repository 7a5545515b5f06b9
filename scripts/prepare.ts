// What `npm start` needs of the product itself before the server runs; bundled by scripts/start.mjs.
import { closeDatabase } from '@/lib/server/db/client';
import { env, type Env } from '@/lib/server/env';
import { ensureFirstAdmin } from '@/lib/server/services/admin/first-admin';

export const settings = (): Env => env();

/** Without ADMIN_EMAIL and ADMIN_PASSWORD the first start makes a password and says it this once. */
export async function createFirstAdmin(say: (text: string) => void): Promise<void> {
  const made = await ensureFirstAdmin();
  if (!made) return;
  say(
    made.password
      ? `Admin account ${made.email} with password ${made.password} (shown this once)`
      : `Admin account ${made.email} with the password of ADMIN_PASSWORD`,
  );
}

export const close = closeDatabase;
