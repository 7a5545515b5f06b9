import { Check, TriangleAlert } from 'lucide-react';
import type { DisplayImprovement } from '@/lib/report/display-result';
import { cutFixes, cutStrengths, type Cut } from '@/lib/report/teaser';
import { FixLink } from './fix-link';

interface ColumnProps {
  title: string;
  cut: Cut<string>;
  kind: 'strength' | 'fix';
  improvements?: readonly DisplayImprovement[];
}

/** 'Date every role (about 5 minutes, +2 points)': the title leads to the fix. */
function Item({ text, improvements }: { text: string; improvements: readonly DisplayImprovement[] }) {
  const known = improvements.find(({ title }) => text.startsWith(`${title} (`));
  if (!known) return <span>{text}</span>;
  return (
    <span>
      <FixLink title={known.title} improvements={improvements} /> {text.slice(known.title.length + 1)}
    </span>
  );
}

function Column({ title, cut, kind, improvements = [] }: ColumnProps) {
  const Sign = kind === 'strength' ? Check : TriangleAlert;
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-3 space-y-3">
        {cut.shown.map((text) => (
          <li key={text} className={`flex gap-3 ${kind === 'strength' ? 'tone-green' : 'tone-orange'}`}>
            <Sign className="size-5 tone-text mt-0.5 shrink-0" />
            <Item text={text} improvements={improvements} />
          </li>
        ))}
      </ul>
      {cut.more > 0 && <p className="mt-3 text-sm text-ink-faint">{cut.more} more in your full report</p>}
    </div>
  );
}

interface StrengthsAndFixesProps {
  strengths: string[];
  fixes: string[];
  improvements: readonly DisplayImprovement[];
  hasFullAccess: boolean;
}

export const StrengthsAndFixes = ({ strengths, fixes, improvements, hasFullAccess }: StrengthsAndFixesProps) => (
  <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
    {strengths.length > 0 && <Column title="Top strengths" kind="strength" cut={cutStrengths(strengths, hasFullAccess)} />}
    {fixes.length > 0 && <Column title="Critical fixes" kind="fix" cut={cutFixes(fixes, hasFullAccess)} improvements={improvements} />}
  </div>
);
