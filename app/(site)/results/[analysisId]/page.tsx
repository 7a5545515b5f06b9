import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { Analyser } from '@/components/analyser/analyser';
import ResultsScreen from '@/components/results/results-screen';
import { clientAddress } from '@/lib/server/http/address';
import { waitForTurn } from '@/lib/server/http/client-queue';
import { ownerHash } from '@/lib/server/http/visitor';
import { reportOpening } from '@/lib/server/services/analyses/report-opening';

export const metadata: Metadata = {
  title: 'Your CV Assessment',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default async function ResultsPage({ params }: { params: Promise<{ analysisId: string }> }) {
  const { analysisId } = await params;
  const visit = { headers: await headers(), cookies: await cookies() };
  const leave = await waitForTurn(clientAddress(visit));
  const opening = await reportOpening(analysisId, ownerHash(visit)).finally(leave);
  return <Analyser openedId={analysisId} opening={opening} ResultsScreen={ResultsScreen} />;
}
