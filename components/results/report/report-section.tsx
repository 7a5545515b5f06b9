import type { ReactNode } from 'react';

interface ReportSectionProps {
  id: string;
  title: string;
  /** Shown beside the heading: a badge, a level. */
  aside?: ReactNode;
  intro?: string;
  children: ReactNode;
}

/** A part of the report that is always open: a line, a heading, its content. */
export const ReportSection = ({ id, title, aside, intro, children }: ReportSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 border-t-2 border-ink pt-3">
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
      <h2 id={`${id}-title`} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      {aside}
    </span>
    {intro && <p className="mt-1 text-sm text-ink-soft print:break-after-avoid">{intro}</p>}
    <div className="mt-3">{children}</div>
  </section>
);
