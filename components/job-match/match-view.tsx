'use client';

import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Criteria, JobFit, StatementLink } from '@/components/improve/job-match/criteria';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import type { Advert } from '@/lib/shared/adverts';
import { useMatch } from './use-match';

interface MatchViewProps {
  analysisId: string;
  advert: Advert;
  /** Whether the visitor has just selected this advert: then the focus moves to its heading. */
  isAsked: boolean;
}

/** One advert compared with the CV. When printed it is the only content. */
export function MatchView({ analysisId, advert, isAsked }: MatchViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked]);
  const found = useMatch(analysisId, advert);
  const match = found?.match ?? null;
  return (
    <section aria-labelledby="match-title" className="min-w-0 space-y-5">
      <h2 id="match-title" ref={heading} tabIndex={-1} className="scroll-mt-6 text-xl wrap-anywhere outline-none">
        {advert.name}
      </h2>
      <div aria-live="polite" aria-busy={found === null} className="space-y-2">
        {found === null && <p className="text-ink-soft">Comparing…</p>}
        {match && <JobFit score={match.score} />}
        {match?.criteria.length === 0 && <p>We found no criteria in this text. Paste the whole advert.</p>}
      </div>
      {found?.problem && (
        <Alert variant="destructive" role="alert">
          <AlertTitle>The advert could not be compared</AlertTitle>
          <AlertDescription>
            <p>{found.problem}</p>
          </AlertDescription>
        </Alert>
      )}
      {match && (
        <div className="flex flex-wrap gap-3" data-screen-only>
          <ButtonLink href={`/premium/${encodeURIComponent(analysisId)}?advert=${encodeURIComponent(advert.id)}`} size="sm">
            Improve your CV for this job
          </ButtonLink>
          <Button variant="outline" size="sm" onClick={() => window.print()}>
            <Printer className="size-4.5" />
            Print
          </Button>
        </div>
      )}
      {match && <Criteria match={match} />}
      {match && <StatementLink analysisId={analysisId} />}
      <details data-screen-only>
        <summary className="inline-flex min-h-6 items-center text-sm font-semibold text-accent underline underline-offset-4">
          The advert as you pasted it
        </summary>
        <p className="measure mt-2 text-sm wrap-anywhere whitespace-pre-wrap text-ink-soft">{advert.text}</p>
      </details>
    </section>
  );
}
