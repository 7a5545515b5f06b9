import type { Metadata } from 'next';
import { Statement } from '@/components/statement/statement';

export const metadata: Metadata = { title: 'Supporting statement', referrer: 'no-referrer' };

export default function SupportingStatementPage() {
  return <Statement />;
}
