import { hashPassword } from '@/lib/server/auth/password';
import { countAdmins, createAdmin } from '@/lib/server/db/admins';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';

const defaultEmail = 'admin@localhost.local';

/** Creates the first admin where there is none. `password` is returned only where it was generated here. */
export async function ensureFirstAdmin(): Promise<{ email: string; password: string | null } | null> {
  if ((await countAdmins()) > 0) return null;
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = env();
  const email = ADMIN_EMAIL ?? defaultEmail;
  const password = ADMIN_PASSWORD ?? newId();
  const created = await createAdmin(email, await hashPassword(password), 'owner');
  return created ? { email, password: ADMIN_PASSWORD ? null : password } : null;
}
