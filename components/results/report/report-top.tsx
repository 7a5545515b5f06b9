'use client';

import type { ReactNode } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import type { Personal } from '@/lib/client/report-calls';
import { fillName } from '@/lib/report/owner-name';
import type { OpeningResult } from '@/lib/report/report-opening';
import { demoId } from '@/lib/shared/demo-id';
import { UnreadPart } from '../reading/unread-part';
import { MarketCards } from './market-cards';
import { Overview } from './overview';

interface ReportTopProps {
  id: string;
  owner: boolean;
  result: OpeningResult;
  personal: Personal | null;
  /** What can be done with the report: stands beside its title. */
  actions: ReactNode;
  /** Leads to where the one thing is done. */
  firstAction: ReactNode;
}

export const titleId = 'report-title';

/** What is seen first: the title, the score and why, where the CV stands. */
export function ReportTop({ id, owner, result, personal, actions, firstAction }: ReportTopProps) {
  const isDemo = id === demoId;
  return (
    <div className="space-y-5 sm:space-y-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 id={titleId} tabIndex={-1} className="text-2xl outline-none">
            Your CV Assessment
          </h1>
          {isDemo && <p className="mt-1 text-sm text-ink-faint">A sample: the CV of an invented person.</p>}
          {/* Its owner's file name comes a moment later: the line is kept free for it. */}
          {owner && <p className="mt-1 min-h-5.5 text-sm break-all text-ink-faint">{personal?.filename}</p>}
        </div>
        <div className="flex flex-wrap gap-3 empty:hidden" data-screen-only>
          {actions}
        </div>
      </div>
      <UnreadPart parts={result.unsureParts} />
      <Overview result={{ ...result, summary: fillName(result.summary, personal?.name ?? null) }} action={firstAction} />
      {!owner && !isDemo && (
        <Alert>
          <AlertTitle>You are reading a shared report</AlertTitle>
          <AlertDescription>
            <p>The CV itself stays with its owner: file, editing and deletion open only in the browser that uploaded it.</p>
          </AlertDescription>
        </Alert>
      )}
      <MarketCards result={result} />
    </div>
  );
}
