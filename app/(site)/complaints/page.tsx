import type { Metadata } from 'next';
import { ComplaintForm } from '@/components/privacy/complaint-form';

export const metadata: Metadata = { title: 'Complain about how your data is handled' };

export default function ComplaintsPage() {
  return <ComplaintForm />;
}
