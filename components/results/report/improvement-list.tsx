'use client';

import { ChevronDown } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import type { BandColour } from '@/lib/report/bands';
import type { DisplayImprovement } from '@/lib/report/display-result';
import { formatGain } from '@/lib/report/format';
import { cutImprovements, moreImprovements } from '@/lib/report/teaser';
import { limits } from '@/lib/shared/limits';
import type { Priority } from '@/lib/shared/result';
import { improvementPlace } from './finding-address';
import { QuoteList } from './quote-list';
import { useWide } from '../hooks/use-wide';

const priorityTone: Record<Priority, BandColour> = { High: 'red', Medium: 'orange', Low: 'grey' };

/** The words it is about, and how they could read. */
const InYourCv = ({ item }: { item: DisplayImprovement }) => (
  <div className="space-y-3">
    <QuoteList evidence={item.evidence} most={2} />
    {item.example && (
      <div className="grid gap-3 text-sm sm:grid-cols-2 lg:grid-cols-1">
        <div className="border-l-2 border-[var(--orange)] pl-3">
          <p className="text-xs font-semibold text-ink-faint">Now</p>
          <blockquote className="font-serif">{item.example.before}</blockquote>
        </div>
        <div className="border-l-2 border-[var(--green)] pl-3">
          <p className="text-xs font-semibold text-ink-faint">Could read</p>
          <blockquote className="font-serif">{item.example.after}</blockquote>
        </div>
      </div>
    )}
  </div>
);

/** What gains points says so by its points. */
const kindLabels: Readonly<Record<DisplayImprovement['kind'], string | null>> = {
  'stops-application': 'May stop your application',
  'loses-readers': 'Loses readers',
  'gains-points': null,
};

const Meta = ({ item }: { item: DisplayImprovement }) => (
  <span className="flex flex-wrap items-center gap-2 text-sm">
    <Badge tone={priorityTone[item.priority]}>{item.priority} priority</Badge>
    {kindLabels[item.kind] && <span className="font-semibold">{kindLabels[item.kind]}</span>}
    <span className="text-ink-faint">{item.type}</span>
    {item.gain > 0 && <span className="font-semibold tabular-nums">{formatGain(item.gain)}</span>}
  </span>
);

const placeOf = ({ auditId }: DisplayImprovement): string | undefined => (auditId ? improvementPlace(auditId) : undefined);
const hasWords = (item: DisplayImprovement): boolean => item.evidence.length > 0 || item.example !== null;

/** What the box at the top says in full is named here, as a way back to it. */
const oneThingPlace = 'one-thing-title';
const OneThingLink = ({ title }: { title: string }) => (
  <a
    href={`#${oneThingPlace}`}
    className="inline-block min-h-6 min-w-6 underline decoration-rule-strong decoration-1 underline-offset-4 hover:text-accent"
  >
    {title}
  </a>
);

interface ImprovementProps {
  item: DisplayImprovement;
  isWide: boolean;
  isOneThing: boolean;
}

function Improvement({ item, isWide, isOneThing }: ImprovementProps) {
  return (
    <li id={placeOf(item)} className="scroll-mt-6 space-y-2 py-5">
      <div className="space-y-1">
        <h3 tabIndex={-1} className="text-lg outline-none">
          {isOneThing ? <OneThingLink title={item.title} /> : item.title}
        </h3>
        <Meta item={item} />
      </div>
      {/* Beside the words of the CV; where there are none, as wide as a line reads well. */}
      <div className={cn('grid gap-x-10 gap-y-2', hasWords(item) && 'lg:grid-cols-2')}>
        {item.description && <p className="measure text-ink-soft">{item.description}</p>}
        {hasWords(item) && isWide && <InYourCv item={item} />}
      </div>
      {hasWords(item) && !isWide && (
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

/** A line that opens: after the first ones the reader wants to see what there is, and the words of one of them. */
const FoldedImprovement = ({ item }: { item: DisplayImprovement }) => (
  <li id={placeOf(item)} className="scroll-mt-6">
    <details className="group" data-unfolds-on-paper>
      <summary className="flex min-h-12 items-center gap-3 py-2 hover:text-accent">
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 className="text-base">{item.title}</h3>
          <Meta item={item} />
        </span>
        <ChevronDown data-screen-only className="size-4.5 shrink-0 text-ink-faint transition-transform group-open:rotate-180" />
      </summary>
      <div className={cn('grid gap-x-10 gap-y-3 pb-5', hasWords(item) && 'lg:grid-cols-2')}>
        {item.description && <p className="measure text-ink-soft">{item.description}</p>}
        {hasWords(item) && <InYourCv item={item} />}
      </div>
    </details>
  </li>
);

interface ImprovementListProps {
  improvements: DisplayImprovement[];
  /** The title of the fix that the box at the top says in full. */
  oneThing: string | null;
  hasFullAccess?: boolean;
}

/** Without full access the first four: that is the default. With it, those four are spelt out and the others are a line each. */
export function ImprovementList({ improvements, oneThing, hasFullAccess = false }: ImprovementListProps) {
  const { shown, more } = cutImprovements(improvements, hasFullAccess);
  const rest = moreImprovements(more);
  const isWide = useWide();
  if (shown.length === 0) return <p className="text-ink-soft">Nothing stands out that needs changing.</p>;
  return (
    <>
      <ol className="-mt-5 divide-y">
        {shown.map((item, index) =>
          index < limits.improvementsShown ? (
            <Improvement key={index} item={item} isWide={isWide} isOneThing={item.title === oneThing} />
          ) : (
            <FoldedImprovement key={index} item={item} />
          ),
        )}
      </ol>
      {rest && <p className="border-t pt-4 text-sm font-semibold">{rest}</p>}
    </>
  );
}
