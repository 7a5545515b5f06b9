'use client';

import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useSettings } from '@/components/layout/settings-context';
import { claimText } from '@/lib/content/claims';
import { ExplanationExample } from './explanation-example';
import { UploadCard, type UploadCardProps } from './upload-card';

const DeviceReportList = dynamic(() => import('./device-report-list'), { ssr: false });

/** The start page: what the product does, the upload, an example. */
export function UploadScreen(props: UploadCardProps) {
  const { claims } = useSettings();
  const increase = claimText('salaryIncrease', claims);
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
      <div className="lg:pt-4">
        <h1 className="text-2xl">See how your CV reads, and what to change first.</h1>
        <p className="measure mt-4 text-ink-soft sm:text-lg">
          Upload it once. You get a score, the lines of your CV behind every point, and the single change that would bring the most.
        </p>
      </div>
      <div className="space-y-8 lg:row-span-2">
        <UploadCard {...props} />
        <DeviceReportList />
      </div>
      <div className="space-y-6">
        <ExplanationExample />
        <p className="text-sm text-ink-soft">
          Applying by form?{' '}
          <Link href="/supporting-statement" prefetch={false} className="text-accent underline underline-offset-4">
            Write the supporting statement
          </Link>{' '}
          for an NHS, council, school or Civil Service post.
        </p>
        {increase && <p className="border-l-2 border-accent pl-4 text-sm text-ink-soft">{increase}.</p>}
      </div>
    </div>
  );
}
