import { pageSession } from '@/lib/server/auth/page-session';
import type { StaffRole } from '@/lib/shared/staff';
import { countOpenComplaints } from '@/lib/server/db/complaints';
import { publicSettings } from '@/lib/server/settings';

/** What the header of every admin page shows; null without a session. */
export async function staffFrame(): Promise<{ productName: string; email: string; role: StaffRole; openComplaints: number } | null> {
  const session = await pageSession();
  if (!session) return null;
  return {
    productName: publicSettings().productName,
    email: session.email,
    role: session.role,
    openComplaints: await countOpenComplaints(),
  };
}
