import { Check, TriangleAlert } from 'lucide-react';
import { cutFixes, cutStrengths, type Cut } from '@/lib/report/teaser';

interface ColumnProps {
  title: string;
  cut: Cut<string>;
  kind: 'strength' | 'fix';
}

function Column({ title, cut, kind }: ColumnProps) {
  const Sign = kind === 'strength' ? Check : TriangleAlert;
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-3 space-y-3">
        {cut.shown.map((text) => (
          <li key={text} className={`flex gap-3 ${kind === 'strength' ? 'tone-green' : 'tone-orange'}`}>
            <Sign className="size-5 tone-text mt-0.5 shrink-0" />
            <span>{text}</span>
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
  hasFullAccess: boolean;
}

export const StrengthsAndFixes = ({ strengths, fixes, hasFullAccess }: StrengthsAndFixesProps) => (
  <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
    {strengths.length > 0 && <Column title="Top strengths" kind="strength" cut={cutStrengths(strengths, hasFullAccess)} />}
    {fixes.length > 0 && <Column title="Critical fixes" kind="fix" cut={cutFixes(fixes, hasFullAccess)} />}
  </div>
);
