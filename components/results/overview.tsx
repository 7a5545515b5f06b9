'use client';

import { useSettings } from '@/components/layout/settings-context';
import { Notice } from '@/components/ui/notice';
import { claimText } from '@/lib/content/claims';
import { headline } from '@/lib/report/bands';
import type { DisplayResult } from '@/lib/report/display-result';
import { OneThing } from './one-thing';
import { ScoreGauge } from './score-gauge';

/** The 80+ sentence speaks of a top 20%: with unsourced claims hidden it says what was measured instead. */
const plainTopHeadline = 'Your CV is excellent: a little polish will keep it there.';
const topHeadlineFrom = 80;

/** Ten seconds: the score, the verdict, the one thing. */
export function Overview({ result }: { result: DisplayResult }) {
  const { claims } = useSettings();
  const isTop = result.score >= topHeadlineFrom;
  const verdict = isTop && claimText('topFifth', claims) === null ? plainTopHeadline : headline(result.score);
  return (
    <div className="space-y-6">
      {result.notices.map((notice) => (
        <Notice key={notice} tone="blue" title={notice} />
      ))}
      <div className="grid items-start gap-x-10 gap-y-6 sm:grid-cols-[auto_minmax(0,1fr)]">
        <ScoreGauge score={result.score} label={result.scoreLabel} />
        <div className="min-w-0 space-y-4">
          <p className="font-serif text-lg font-semibold text-balance sm:text-xl">{verdict}</p>
          <p className="measure text-ink-soft">{result.summary}</p>
        </div>
      </div>
      {result.oneThing && <OneThing oneThing={result.oneThing} />}
    </div>
  );
}
