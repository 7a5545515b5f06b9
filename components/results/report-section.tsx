import type { ReactNode } from 'react';

interface ReportSectionProps {
  id: string;
  title: string;
  /** Stands beside the heading: a badge, a level. */
  aside?: ReactNode;
  intro?: string;
  children: ReactNode;
}

/** One part of the report: a rule, a heading, what it says. */
export const ReportSection = ({ id, title, aside, intro, children }: ReportSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 border-t-2 border-ink pt-4">
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <h2 id={`${id}-title`} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      {aside}
    </div>
    {intro && <p className="measure mt-1 text-ink-soft">{intro}</p>}
    <div className="mt-5">{children}</div>
  </section>
);
