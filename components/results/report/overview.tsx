'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useSettings } from '@/components/layout/settings-context';
import { Alert, AlertTitle } from '@/components/ui/alert';
import { headline } from '@/lib/report/bands';
import type { OpeningResult } from '@/lib/report/report-opening';
import { OneThing } from './one-thing';
import { ScoreGauge } from './score-gauge';

interface OverviewProps {
  result: OpeningResult;
  /** Leads to where the one thing is done. */
  action?: ReactNode;
}

/** Ten seconds: the score, the verdict, the one thing. */
export function Overview({ result, action }: OverviewProps) {
  const { claims } = useSettings();
  return (
    <div className="space-y-6">
      {/* On a phone the one thing comes before the running text; on a desk both are in view. */}
      <div className="grid items-start gap-x-10 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:grid-rows-[auto_1fr_auto]">
        <div className="sm:row-span-2">
          <ScoreGauge score={result.score} label={result.scoreLabel}>
            {result.unsureParts.length > 0 && <p className="text-sm font-semibold">Provisional</p>}
            {result.rubricVersion && (
              <Link
                href="/how-it-works"
                prefetch={false}
                className="inline-flex min-h-6 items-center text-xs text-ink-faint underline underline-offset-4 hover:text-accent"
              >
                Rubric {result.rubricVersion}
              </Link>
            )}
          </ScoreGauge>
        </div>
        <p className="font-serif text-lg font-semibold text-balance sm:text-xl">{headline(result.score, claims)}</p>
        {result.oneThing && (
          <div className="sm:col-span-2 sm:row-start-3">
            <OneThing oneThing={result.oneThing} action={action} />
          </div>
        )}
        <p className="measure text-ink-soft sm:col-start-2 sm:row-start-2">{result.summary}</p>
      </div>
      {result.notices.map((notice) => (
        <Alert variant="info" key={notice}>
          <AlertTitle>{notice}</AlertTitle>
        </Alert>
      ))}
    </div>
  );
}
