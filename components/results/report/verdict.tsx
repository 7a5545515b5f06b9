'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useSettings } from '@/components/layout/settings-context';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { verdictOf } from '@/lib/report/provisional';
import type { OpeningResult } from '@/lib/report/report-opening';
import { MarketCards } from './market-cards';
import { OneThing } from './one-thing';
import { ScoreGauge } from './score-gauge';

interface VerdictProps {
  result: OpeningResult;
  /** Somebody else's report: only its owner sees the CV. */
  isShared: boolean;
  /** The link to the editor for the top fix. */
  action: ReactNode;
  /** Shown after the top fix. */
  advert: ReactNode;
}

const Gauge = ({ result }: Pick<VerdictProps, 'result'>) => (
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
);

/**
 * The first ten seconds of a reader: the score, the verdict, the top fix, the place of the CV among others. On a phone in this order;
 * on a wide screen they are items of the report's grid: the verdict above the pages of the CV, the top fix above the fixes.
 */
export function Verdict({ result, isShared, action, advert }: VerdictProps) {
  const { claims } = useSettings();
  return (
    <>
      <div style={{ gridArea: 'gauge' }}>
        <Gauge result={result} />
      </div>
      <p style={{ gridArea: 'headline' }} className="font-serif text-lg font-semibold text-balance lg:self-end xl:text-xl">
        {verdictOf(result, claims)}
      </p>
      {(result.oneThing || advert) && (
        <div style={{ gridArea: 'top' }} className="space-y-4">
          {result.oneThing && <OneThing oneThing={result.oneThing} action={action} />}
          {advert}
        </div>
      )}
      <div style={{ gridArea: 'summary' }} className="space-y-4">
        <p className="measure text-ink-soft lg:text-sm xl:text-base">{result.summary}</p>
        {result.notices.map((notice) => (
          <Alert variant="info" key={notice}>
            <AlertTitle>{notice}</AlertTitle>
          </Alert>
        ))}
        {isShared && (
          <Alert>
            <AlertTitle>You are reading a shared report</AlertTitle>
            <AlertDescription>
              <p>The CV itself stays with its owner: file, editing and deletion open only in the browser that uploaded it.</p>
            </AlertDescription>
          </Alert>
        )}
      </div>
      <div style={{ gridArea: 'cards' }}>
        <MarketCards result={result} />
      </div>
    </>
  );
}
