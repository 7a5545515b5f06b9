'use client';

import type { ReactNode } from 'react';
import type { DisplayResult } from '@/lib/report/display-result';
import { formatGain } from '@/lib/report/format';
import { QuoteList } from './quote-list';

interface OneThingProps {
  oneThing: NonNullable<DisplayResult['oneThing']>;
  /** The way to where it is done, for whom it is open. */
  action: ReactNode;
}

/** The single fix with the largest effect: what to do, the words it is about, the points it would bring. */
export function OneThing({ oneThing, action }: OneThingProps) {
  const evidence = oneThing.evidence.length > 0 ? oneThing.evidence : [];
  return (
    <section aria-labelledby="one-thing-title" className="tone-blue tone-wash rounded-lg border border-l-4 border-l-[var(--tone)] p-5">
      <h2 id="one-thing-title" className="tone-text font-sans text-sm font-semibold tracking-normal">
        If you just change one thing
      </h2>
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-serif text-lg font-semibold text-balance">{oneThing.title}</p>
        {oneThing.gain > 0 && (
          <p className="tone-text text-base font-semibold whitespace-nowrap tabular-nums">{formatGain(oneThing.gain)}</p>
        )}
      </div>
      <div className="mt-2 grid gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <p className="measure">{oneThing.description}</p>
        {evidence.length > 0 ? (
          <div className="lg:pt-1">
            <QuoteList evidence={evidence} most={2} />
          </div>
        ) : (
          oneThing.quote && (
            <blockquote className="border-l-2 border-rule-strong pl-3 font-serif text-sm lg:self-start">“{oneThing.quote}”</blockquote>
          )
        )}
      </div>
      {action && <div className="mt-4">{action}</div>}
    </section>
  );
}
