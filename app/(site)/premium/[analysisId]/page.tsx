import type { Metadata } from 'next';
import { Walkthrough } from '@/components/walkthrough/walkthrough';

export const metadata: Metadata = { title: 'Premium CV walkthrough', robots: { index: false, follow: false }, referrer: 'no-referrer' };

export default async function PremiumPage({ params }: { params: Promise<{ analysisId: string }> }) {
  const { analysisId } = await params;
  return <Walkthrough flowId="walkthrough" analysisId={analysisId} />;
}
