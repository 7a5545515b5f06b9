import type { Metadata } from 'next';
import { Analyser } from '@/components/analyser/analyser';

export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: 'no-referrer' };

export default async function ResultsPage({ params }: { params: Promise<{ analysisId: string }> }) {
  const { analysisId } = await params;
  return <Analyser openedId={analysisId} />;
}
