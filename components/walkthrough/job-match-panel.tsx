'use client';

import { useState } from 'react';
import { PhoneCollapsible } from '@/components/improve/workspace/phone-collapsible';
import { Badge } from '@/components/ui/badge';
import { RatingBars } from '@/components/ui/rating-badge';
import { Button, ButtonLink } from '@/components/ui/button';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import type { JobMatch } from '@/lib/client/improve-calls';
import { useJobMatch } from './use-job-match';

interface JobMatchPanelProps {
  analysisId: string;
  /** On a phone the criteria are open on the step where the visitor asked, and closed on the next. */
  step: number;
  jobDescription: string;
  targetRole: string;
}

type Criterion = JobMatch['criteria'][number];

type State = Criterion['state'];

const states = {
  missing: { title: 'Missing', tone: 'red', text: 'The advert asks for these and your CV does not show them. Add only what is true.' },
  claimed: { title: 'Claimed', tone: 'yellow', text: 'You list these. A line of a role that shows them would prove them.' },
  shown: { title: 'Shown', tone: 'green', text: 'Your roles or qualifications prove these.' },
} as const;
const kinds = { essential: 'Essential', desirable: 'Desirable', knockout: 'Must have', statement: 'Behaviour' } as const;
const statuses = { expired: 'has run out', 'in-progress': 'is not finished yet', wanted: 'is only wished for' } as const;
const importance: Record<Criterion['kind'], number> = { knockout: 0, essential: 1, desirable: 2, statement: 3 };
const inStatement = {
  title: 'For your statement',
  tone: 'grey',
  text: 'The employer asks for these in a statement or an interview, not in your CV.',
} as const;

function CriterionList({ state, criteria }: { state: State; criteria: readonly Criterion[] }) {
  const { title, tone, text } = state ? states[state] : inStatement;
  if (criteria.length === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="flex flex-wrap items-center gap-2 text-base font-semibold">
        <Badge tone={tone}>
          <RatingBars tone={tone} />
          {title}
        </Badge>
        {criteria.length === 1 ? 'one criterion' : `${criteria.length} criteria`}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{text}</p>
      <ul className="mt-2 divide-y">
        {criteria.map((criterion, index) => (
          <li key={index} className="py-2">
            <span className="text-sm font-semibold text-ink-soft">{kinds[criterion.kind]}:</span> {criterion.text}
            {criterion.status && <span className="text-sm text-ink-soft"> (what your CV names {statuses[criterion.status]})</span>}
            {criterion.quote && (
              <span className="mt-1 block border-l-2 border-rule-strong pl-3 text-sm text-ink-soft">“{criterion.quote}”</span>
            )}
            {criterion.explanation && <span className="mt-1 block text-sm">{criterion.explanation}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** For employers who score a statement instead of a CV. */
const StatementLink = ({ analysisId }: { analysisId: string }) => (
  <p className="text-sm" data-screen-only>
    Applying by form?{' '}
    <ButtonLink variant="link" size="inline" href={`/supporting-statement?analysis=${encodeURIComponent(analysisId)}`}>
      Write the supporting statement
    </ButtonLink>
  </p>
);

/** The CV against the advert: shown, claimed and missing, the most important first. */
export function JobMatchPanel({ analysisId, step, jobDescription, targetRole }: JobMatchPanelProps) {
  const [askedAt, setAskedAt] = useState(step);
  const { match, isBusy, problem, compare } = useJobMatch({ analysisId, jobDescription, ...(targetRole ? { targetRole } : {}) });
  const ask = () => {
    if (!isBusy) setAskedAt(step);
    void compare();
  };
  const of = (state: State) =>
    (match?.criteria ?? []).filter((criterion) => criterion.state === state).sort((a, b) => importance[a.kind] - importance[b.kind]);
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
      <div aria-live="polite" aria-busy={isBusy} className="space-y-1 lg:space-y-5">
        {match && (
          <p>
            Job fit <span className="font-serif text-lg font-semibold tabular-nums">{match.score}</span> of 100. This is no part of your CV
            score.
          </p>
        )}
        {match && <StatementLink analysisId={analysisId} />}
        {match?.criteria.length === 0 && <p className="text-sm">We found no criteria in this text. Paste the whole advert.</p>}
      </div>
      {match && match.criteria.length > 0 && (
        <PhoneCollapsible
          key={step}
          title="Criterion by criterion"
          hint={`${of('missing').length} missing`}
          startsOpen={step === askedAt}
          heading={null}
        >
          <div className="mt-2 grid gap-x-10 gap-y-5 lg:grid-cols-2">
            {(['missing', 'claimed', 'shown', undefined] as const).map((state) => (
              <CriterionList key={state ?? 'statement'} state={state} criteria={of(state)} />
            ))}
          </div>
        </PhoneCollapsible>
      )}
    </section>
  );
}
