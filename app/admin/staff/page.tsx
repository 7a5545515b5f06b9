import { redirect } from 'next/navigation';
import { StaffPage } from '@/components/admin/staff/staff-page';
import { staffFrame } from '@/lib/server/services/admin/staff-frame';

export default async function Staff() {
  const frame = await staffFrame();
  if (!frame) redirect('/admin/login');
  if (frame.role !== 'owner') redirect('/admin');
  return <StaffPage {...frame} />;
}
