import { redirect } from 'next/navigation';
import { AdminPanel } from '@/components/admin/admin-panel';
import { pageSession } from '@/lib/server/auth/page-session';
import { publicSettings } from '@/lib/server/settings';

interface AdminPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function AdminPage({ searchParams }: AdminPageProps) {
  const session = await pageSession();
  if (!session) redirect('/admin/login');
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(await searchParams)) if (typeof value === 'string') query.set(name, value);
  return <AdminPanel productName={publicSettings().productName} email={session.email} initialQuery={`?${query}`} />;
}
