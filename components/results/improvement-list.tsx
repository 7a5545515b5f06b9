'use client';

import { Badge } from '@/components/ui/badge';
import type { BandColour } from '@/lib/report/bands';
import type { DisplayImprovement } from '@/lib/report/display-result';
import { formatGain } from '@/lib/report/format';
import { cutImprovements, moreImprovements } from '@/lib/report/teaser';
import type { Priority } from '@/lib/shared/result';
import { QuoteList } from './quote-list';

const priorityTone: Record<Priority, BandColour> = { High: 'red', Medium: 'orange', Low: 'grey' };

function Improvement({ item }: { item: DisplayImprovement }) {
  return (
    <li className="grid gap-x-6 gap-y-2 py-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <h3 className="text-lg">{item.title}</h3>
      <p className="flex flex-wrap items-center gap-2 text-sm sm:justify-end">
        <Badge tone={priorityTone[item.priority]}>{item.priority} priority</Badge>
        <span className="text-ink-faint">{item.type}</span>
        {item.gain > 0 && <span className="font-semibold tabular-nums">{formatGain(item.gain)}</span>}
      </p>
      <div className="measure space-y-3 sm:col-span-2">
        {item.description && <p className="text-ink-soft">{item.description}</p>}
        <QuoteList evidence={item.evidence} most={2} />
        {item.example && (
          <div className="grid gap-3 text-sm sm:grid-cols-2">
            <div className="border-l-2 border-[var(--orange)] pl-3">
              <p className="text-xs font-semibold text-ink-faint">Now</p>
              <p className="font-serif">{item.example.before}</p>
            </div>
            <div className="border-l-2 border-[var(--green)] pl-3">
              <p className="text-xs font-semibold text-ink-faint">Could read</p>
              <p className="font-serif">{item.example.after}</p>
            </div>
          </div>
        )}
      </div>
    </li>
  );
}

/** Without full access the first four: that is the default. */
export function ImprovementList({ improvements, hasFullAccess = false }: { improvements: DisplayImprovement[]; hasFullAccess?: boolean }) {
  const { shown, more } = cutImprovements(improvements, hasFullAccess);
  const rest = moreImprovements(more);
  if (shown.length === 0) return <p className="text-ink-soft">Nothing stands out that needs changing.</p>;
  return (
    <>
      <ol className="-mt-5 divide-y">
        {shown.map((item, index) => (
          <Improvement key={index} item={item} />
        ))}
      </ol>
      {rest && <p className="border-t pt-4 text-sm font-semibold">{rest}</p>}
    </>
  );
}
