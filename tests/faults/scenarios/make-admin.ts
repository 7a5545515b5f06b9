import { hash } from '@node-rs/argon2';
import { withDatabase } from '../stored';

export const staff = { email: 'staff@example.com', password: 'a-password-for-tests' };

/** As `npm run admin -- create` does, straight into a test's own database. */
export async function makeAdmin(databaseUrl: string): Promise<void> {
  const passwordHash = await hash(staff.password);
  await withDatabase(databaseUrl, (query) =>
    query(`INSERT INTO "Admin" ("id", "email", "passwordHash") VALUES ('admin-of-the-faults', '${staff.email}', '${passwordHash}')`),
  );
}
