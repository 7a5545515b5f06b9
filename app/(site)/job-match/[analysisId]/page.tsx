import type { Metadata } from 'next';
import { JobMatch } from '@/components/job-match/job-match';

export const metadata: Metadata = { title: 'Job match', robots: { index: false, follow: false }, referrer: 'no-referrer' };

export default async function JobMatchPage({ params }: { params: Promise<{ analysisId: string }> }) {
  const { analysisId } = await params;
  return <JobMatch analysisId={analysisId} />;
}
