import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { Analyser } from '@/components/analyser/analyser';
import ResultsScreen from '@/components/results/results-screen';
import { ownerHash } from '@/lib/server/http/visitor';
import { reportOpening } from '@/lib/server/services/analyses/report-opening';

export const metadata: Metadata = {
  title: 'Your CV Assessment',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default async function ResultsPage({ params }: { params: Promise<{ analysisId: string }> }) {
  const { analysisId } = await params;
  const opening = await reportOpening(analysisId, ownerHash({ headers: await headers(), cookies: await cookies() }));
  return <Analyser openedId={analysisId} opening={opening} ResultsScreen={ResultsScreen} />;
}
