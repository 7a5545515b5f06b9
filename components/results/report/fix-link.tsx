'use client';

import type { DisplayImprovement } from '@/lib/report/display-result';
import { improvementPlace, reveal } from './finding-address';

/** The title of a fix, as a way to where it is said in full; by itself where that is not on the page. */
export function FixLink({ title, improvements }: { title: string; improvements: readonly DisplayImprovement[] }) {
  const auditId = improvements.find((improvement) => improvement.title === title)?.auditId;
  if (!auditId) return <span className="font-semibold">{title}</span>;
  const place = improvementPlace(auditId);
  return (
    <a
      href={`#${place}`}
      onClick={() => reveal(place)}
      className="font-semibold underline decoration-rule-strong decoration-1 underline-offset-4 hover:text-accent"
    >
      {title}
    </a>
  );
}
