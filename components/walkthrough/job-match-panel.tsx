'use client';

import { useState } from 'react';
import { countOf, Criteria, JobFit, StatementLink } from '@/components/improve/job-match/criteria';
import { PhoneCollapsible } from '@/components/improve/workspace/phone-collapsible';
import { Button } from '@/components/ui/button';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { useJobMatch } from './use-job-match';

interface JobMatchPanelProps {
  analysisId: string;
  /** On a phone the criteria are open on the step where the visitor asked, and closed on the next. */
  step: number;
  jobDescription: string;
  targetRole: string;
}

/** The CV against the advert: shown, claimed and missing, the most important first. */
export function JobMatchPanel({ analysisId, step, jobDescription, targetRole }: JobMatchPanelProps) {
  const [askedAt, setAskedAt] = useState(step);
  const { match, isBusy, problem, compare } = useJobMatch({ analysisId, jobDescription, ...(targetRole ? { targetRole } : {}) });
  const ask = () => {
    if (!isBusy) setAskedAt(step);
    void compare();
  };
  return (
    <section aria-labelledby="job-match-title" className="space-y-3 rounded-lg border bg-sheet px-4 py-3 sm:p-5 lg:space-y-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <div>
          <h2 id="job-match-title" className="text-lg">
            Your CV against the advert
          </h2>
          {!match && <p className="text-sm text-ink-soft">What it asks for, the most important first, and what your CV shows of it.</p>}
        </div>
        <Button variant="outline" size="sm" aria-disabled={isBusy} onClick={ask}>
          {isBusy ? 'Comparing…' : match ? 'Compare again' : 'Compare with the advert'}
        </Button>
      </div>
      {problem && (
        <Alert variant="destructive" role="alert">
          <AlertTitle>The advert could not be compared</AlertTitle>
          <AlertDescription>
            <p>{problem}</p>
          </AlertDescription>
        </Alert>
      )}
      <div aria-live="polite" aria-busy={isBusy} className="space-y-1 empty:-mt-3 lg:space-y-5 lg:empty:-mt-4">
        {match && <JobFit score={match.score} />}
        {match && <StatementLink analysisId={analysisId} />}
        {match?.criteria.length === 0 && <p className="text-sm">We found no criteria in this text. Paste the whole advert.</p>}
      </div>
      {match && match.criteria.length > 0 && (
        <PhoneCollapsible
          key={step}
          title="Criterion by criterion"
          hint={`${countOf(match, 'missing')} missing`}
          startsOpen={step === askedAt}
          heading={null}
        >
          <div className="mt-2">
            <Criteria match={match} />
          </div>
        </PhoneCollapsible>
      )}
    </section>
  );
}
