'use client';

import { Badge } from '@/components/ui/badge';
import type { BandColour } from '@/lib/report/bands';
import type { DisplayImprovement } from '@/lib/report/display-result';
import { formatGain } from '@/lib/report/format';
import { cutImprovements, moreImprovements } from '@/lib/report/teaser';
import type { Priority } from '@/lib/shared/result';
import { improvementPlace } from './finding-place';
import { QuoteList } from './quote-list';
import { useWide } from './use-wide';

const priorityTone: Record<Priority, BandColour> = { High: 'red', Medium: 'orange', Low: 'grey' };

/** The words it is about, and how they could read. */
const InYourCv = ({ item }: { item: DisplayImprovement }) => (
  <div className="space-y-3">
    <QuoteList evidence={item.evidence} most={2} />
    {item.example && (
      <div className="grid gap-3 text-sm sm:grid-cols-2 lg:grid-cols-1">
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
);

function Improvement({ item, isWide }: { item: DisplayImprovement; isWide: boolean }) {
  const hasWords = item.evidence.length > 0 || item.example !== null;
  return (
    <li id={item.auditId ? improvementPlace(item.auditId) : undefined} className="grid scroll-mt-6 gap-x-10 gap-y-2 py-5 lg:grid-cols-2">
      <h3 tabIndex={-1} className="text-lg outline-none">
        {item.title}
      </h3>
      <p className="flex flex-wrap items-center gap-2 self-start text-sm lg:justify-end">
        <Badge tone={priorityTone[item.priority]}>{item.priority} priority</Badge>
        <span className="text-ink-faint">{item.type}</span>
        {item.gain > 0 && <span className="font-semibold tabular-nums">{formatGain(item.gain)}</span>}
      </p>
      {item.description && <p className="measure text-ink-soft">{item.description}</p>}
      {hasWords && isWide && <InYourCv item={item} />}
      {hasWords && !isWide && (
        <details>
          <summary className="inline-flex min-h-6 items-center text-sm font-semibold text-accent underline underline-offset-4">
            In your CV
          </summary>
          <div className="pt-3">
            <InYourCv item={item} />
          </div>
        </details>
      )}
    </li>
  );
}

/** Without full access the first four: that is the default. */
export function ImprovementList({ improvements, hasFullAccess = false }: { improvements: DisplayImprovement[]; hasFullAccess?: boolean }) {
  const { shown, more } = cutImprovements(improvements, hasFullAccess);
  const rest = moreImprovements(more);
  const isWide = useWide();
  if (shown.length === 0) return <p className="text-ink-soft">Nothing stands out that needs changing.</p>;
  return (
    <>
      <ol className="-mt-5 divide-y">
        {shown.map((item, index) => (
          <Improvement key={index} item={item} isWide={isWide} />
        ))}
      </ol>
      {rest && <p className="border-t pt-4 text-sm font-semibold">{rest}</p>}
    </>
  );
}
