'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

const Loading = () => (
  <div className="space-y-4">
    <p role="status" className="sr-only">
      Loading your adverts…
    </p>
    <Skeleton className="h-9 w-72 max-w-full" />
    <Skeleton className="h-64 w-full" />
  </div>
);

const JobMatchScreen = dynamic(() => import('./job-match-screen'), { ssr: false, loading: Loading });

/** Compares the CV with an advert on a page of its own. The browser alone draws it, because adverts are shown to their owner only. */
export const JobMatch = ({ analysisId }: { analysisId: string }) => <JobMatchScreen analysisId={analysisId} Loading={Loading} />;
