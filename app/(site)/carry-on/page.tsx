import type { Metadata } from 'next';
import { CarryOnForm } from '@/components/privacy/carry-on-form';

export const metadata: Metadata = { title: 'Carry on here', robots: { index: false }, referrer: 'no-referrer' };

export default function CarryOnPage() {
  return <CarryOnForm />;
}
