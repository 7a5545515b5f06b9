'use client';

import { RatingBadge } from '@/components/ui/rating-badge';
import { cn } from '@/components/ui/cn';
import { Gate } from '@/components/ui/gate';
import type { DisplayImprovement, DisplaySection } from '@/lib/report/display-result';
import { FixLink } from './fix-link';
import { QuoteList } from './quote-list';

interface SectionCardsProps {
  sections: DisplaySection[];
  improvements: readonly DisplayImprovement[];
  hasFullAccess: boolean;
  onUnlock: () => void;
}

/** 'Date every role.' links to that fix and does not repeat it. */
function Recommendation({ text, improvements }: { text: string; improvements: readonly DisplayImprovement[] }) {
  const known = improvements.find(({ title }) => text.startsWith(`${title}.`));
  if (!known) return text;
  return (
    <>
      <FixLink title={known.title} improvements={improvements} />
      {text.slice(known.title.length + 1)}
    </>
  );
}

const SectionCard = ({ section, improvements }: { section: DisplaySection; improvements: readonly DisplayImprovement[] }) => (
  <article className="grid gap-x-8 gap-y-3 py-6 first:pt-0 md:grid-cols-[11rem_minmax(0,1fr)] xl:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)]">
    <div className="flex flex-wrap items-baseline gap-3 md:block md:space-y-2">
      <h3 className="text-lg">{section.section}</h3>
      {section.rating && <RatingBadge rating={section.rating} />}
    </div>
    <div className="measure space-y-3">
      {section.description && <p>{section.description}</p>}
      <QuoteList evidence={section.evidence} most={2} />
    </div>
    {section.recommendations.length > 0 && (
      <div className="measure md:col-start-2 xl:col-start-3">
        <h4 className="text-sm font-semibold">What to do</h4>
        <ul className={cn('mt-1 space-y-1 text-ink-soft xl:text-sm', section.recommendations.length > 1 && 'list-disc pl-5')}>
          {section.recommendations.map((recommendation) => (
            <li key={recommendation}>
              <Recommendation text={recommendation} improvements={improvements} />
            </li>
          ))}
        </ul>
      </div>
    )}
  </article>
);

/** The first section is free, as a sample of the others. */
export function SectionCards({ sections, improvements, hasFullAccess, onUnlock }: SectionCardsProps) {
  const [first, ...rest] = sections;
  return (
    <div className="divide-y">
      {first && <SectionCard section={first} improvements={improvements} />}
      {rest.length > 0 && (
        <Gate
          isOpen={hasFullAccess}
          title={`${rest.length} more ${rest.length === 1 ? 'section' : 'sections'} of your CV`}
          promise={rest.map((section) => section.section).join(', ')}
          lines={6}
          onUnlock={onUnlock}
        >
          {rest.map((section) => (
            <SectionCard key={section.section} section={section} improvements={improvements} />
          ))}
        </Gate>
      )}
    </div>
  );
}
