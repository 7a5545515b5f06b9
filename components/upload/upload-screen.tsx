'use client';

import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useSettings } from '@/components/layout/settings-context';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { useSharedComputer } from '@/components/ui/use-shared-computer';
import { deviceReports, type DeviceReport } from '@/lib/client/device-reports';
import { claimText } from '@/lib/content/claims';
import { ExplanationExample } from './explanation-example';
import { UploadCard, type UploadCardProps } from './upload-card';

/** The room of the list below, until it is here. */
const ReportsToCome = () => <div className="reports-to-come" />;
const DeviceReportList = dynamic(() => import('./device-report-list').then((list) => list.DeviceReportList), {
  ssr: false,
  loading: ReportsToCome,
});

const noReports: DeviceReport[] = [];

/**
 * The start page: what the product does, the upload, an example. Returning visitors see their reports at the top instead of the
 * example.
 */
export function UploadScreen(props: UploadCardProps) {
  const { claims, sharedComputer } = useSettings();
  const isShared = useSharedComputer(sharedComputer);
  const increase = claimText('salaryIncrease', claims);
  const reports = useBrowserValue(deviceReports, noReports);
  const isBack = reports.length > 0 && !isShared;
  // What the server draws is for either visitor: until the browser goes on, the mark of `reportsAhead` decides what of it is seen.
  const isOpen = useBrowserValue(() => false, true);
  return (
    <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-y-8">
      <div className="lg:pt-4">
        <h1 className="text-2xl">See how your CV reads, and what to change first.</h1>
        <p className="measure mt-4 text-ink-soft sm:text-lg">
          Upload it once. You get a score, the lines of your CV behind every point, and the single change that would bring the most.
        </p>
        <noscript>
          <p className="mt-4 font-semibold">This page needs JavaScript to read your CV. Please switch it on in your browser.</p>
        </noscript>
      </div>
      {(isBack || isOpen) && (
        <div className={isBack ? 'lg:col-start-1' : 'hidden lg:col-start-1 [[data-reports]_&]:block'}>
          {isBack ? <DeviceReportList /> : <ReportsToCome />}
        </div>
      )}
      <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
        <UploadCard {...props} />
      </div>
      <div className="space-y-6 lg:col-start-1">
        {!isBack && (
          <div className={isOpen ? '[[data-reports]_&]:hidden' : undefined}>
            <ExplanationExample />
          </div>
        )}
        <p className="text-sm text-ink-soft">
          Applying by form?{' '}
          <Link href="/supporting-statement" prefetch={false} className="text-accent underline underline-offset-4">
            Write the supporting statement
          </Link>{' '}
          for an NHS, council, school or Civil Service post.
        </p>
        <p className="text-sm text-ink-soft">
          Started on another device?{' '}
          <Link href="/carry-on" prefetch={false} className="text-accent underline underline-offset-4">
            Type your code
          </Link>
        </p>
        {increase && <p className="border-l-2 border-accent pl-4 text-sm text-ink-soft">{increase}.</p>}
      </div>
    </div>
  );
}
