'use client';

import type { ReactNode } from 'react';
import type { DisplayResult } from '@/lib/report/display-result';
import { formatGain } from '@/lib/report/format';
import { oneThingPlace } from './finding-address';
import { QuoteList } from './quote-list';

interface OneThingProps {
  oneThing: NonNullable<DisplayResult['oneThing']>;
  /** The link to the editor, for readers who may edit. */
  action: ReactNode;
}

/** The top fix: what to do, the words it is about, the points it would bring. */
export function OneThing({ oneThing, action }: OneThingProps) {
  return (
    <section aria-labelledby={oneThingPlace} className="tone-blue tone-wash rounded-lg border border-l-4 border-l-[var(--tone)] p-4 sm:p-5">
      <h2 id={oneThingPlace} tabIndex={-1} className="scroll-mt-6 outline-none tone-text font-sans text-sm font-semibold tracking-normal">
        If you just change one thing
      </h2>
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-serif text-lg font-semibold text-balance">{oneThing.title}</p>
        {oneThing.gain > 0 && (
          <p className="tone-text text-base font-semibold whitespace-nowrap tabular-nums">{formatGain(oneThing.gain)}</p>
        )}
      </div>
      <p className="measure mt-2">{oneThing.description}</p>
      <div className="mt-3">
        {oneThing.evidence.length > 0 ? (
          <QuoteList evidence={oneThing.evidence} most={1} />
        ) : (
          oneThing.quote && <blockquote className="border-l-2 border-rule-strong pl-3 font-serif text-sm">“{oneThing.quote}”</blockquote>
        )}
      </div>
      {action && <div className="mt-4 empty:hidden">{action}</div>}
    </section>
  );
}
