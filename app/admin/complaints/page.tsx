import { redirect } from 'next/navigation';
import { ComplaintsPage } from '@/components/admin/complaints/complaints-page';
import { staffFrame } from '@/lib/server/services/admin/staff-frame';

export default async function Complaints() {
  const frame = await staffFrame();
  if (!frame) redirect('/admin/login');
  return <ComplaintsPage {...frame} />;
}
