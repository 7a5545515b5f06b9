import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface ReportSectionProps {
  id: string;
  title: string;
  /** Stands beside the heading: a badge, a level. */
  aside?: ReactNode;
  intro?: string;
  /** Left out: always open. Otherwise the part can be folded, and this is how it begins. */
  startsOpen?: boolean;
  children: ReactNode;
}

/** On paper the rule belongs to the heading: it must not stay behind at the foot of the page before. */
const ruled = 'print:border-t-2 print:border-ink print:pt-4';

/** One part of the report: a rule, a heading, what it says. */
export function ReportSection({ id, title, aside, intro, startsOpen, children }: ReportSectionProps) {
  const heading = (
    <span className={cn('flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-1', startsOpen === undefined && ruled)}>
      <h2 id={`${id}-title`} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      {aside}
    </span>
  );
  const body = (
    <>
      {intro && <p className="measure mt-1 text-ink-soft print:break-after-avoid">{intro}</p>}
      <div className="mt-5">{children}</div>
    </>
  );
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 border-t-2 border-ink pt-4 print:border-0 print:pt-0">
      {startsOpen === undefined ? (
        <>
          {heading}
          {body}
        </>
      ) : (
        <details open={startsOpen} className="group/part">
          <summary className={cn('flex min-h-11 items-center gap-3 hover:text-accent', ruled)}>
            {heading}
            <ChevronDown className="size-6 shrink-0 text-ink-faint transition-transform group-open/part:rotate-180" data-screen-only />
          </summary>
          {body}
        </details>
      )}
    </section>
  );
}
