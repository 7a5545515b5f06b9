import { redirect } from 'next/navigation';
import { AdminPanel } from '@/components/admin/admin-panel';
import { staffFrame } from '@/lib/server/services/admin/staff-frame';

interface AdminPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function AdminPage({ searchParams }: AdminPageProps) {
  const frame = await staffFrame();
  if (!frame) redirect('/admin/login');
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(await searchParams)) if (typeof value === 'string') query.set(name, value);
  return <AdminPanel {...frame} initialQuery={`?${query}`} />;
}
