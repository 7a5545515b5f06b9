import type { Metadata } from 'next';
import { Walkthrough } from '@/components/walkthrough/walkthrough';

export const metadata: Metadata = { title: 'Premium CV walkthrough', robots: { index: false, follow: false }, referrer: 'no-referrer' };

export default function PremiumSamplePage() {
  return <Walkthrough flowId="premium" analysisId="demo" />;
}
