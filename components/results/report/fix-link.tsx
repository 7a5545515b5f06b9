'use client';

import type { DisplayImprovement } from '@/lib/report/display-result';
import { improvementPlace, reveal } from './finding-address';

interface FixLinkProps {
  title: string;
  improvements: readonly DisplayImprovement[];
  /** Shown in place of the title; the name of the link holds both. */
  label?: string;
}

/** The title of a fix, as a link to its full description; plain text where that is not on the page. */
export function FixLink({ title, improvements, label }: FixLinkProps) {
  const auditId = improvements.find((improvement) => improvement.title === title)?.auditId;
  if (!auditId) return <span className="font-semibold">{title}</span>;
  const place = improvementPlace(auditId);
  return (
    <a
      href={`#${place}`}
      onClick={(event) => {
        event.preventDefault();
        reveal(place);
      }}
      {...(label ? { 'aria-label': `${label}: ${title}` } : {})}
      className="inline-block min-h-6 min-w-6 font-semibold underline decoration-rule-strong decoration-1 underline-offset-4 hover:text-accent"
    >
      {label ?? title}
    </a>
  );
}
