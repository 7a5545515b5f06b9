import type { LedgerChange } from '@/lib/report/ledger-changes';
import { formatPoints, signedPoints } from '@/lib/report/format';

const said = (points: number | null): string => (points === null ? '–' : formatPoints(points));

/** '+6: three outcomes added', line by line, what moved most first. */
export const LedgerChangeList = ({ lines }: { lines: readonly LedgerChange[] }) => (
  <ul className="divide-y text-sm">
    {lines.map(({ auditId, title, before, after, by, words }) => (
      <li key={auditId} className="flex gap-3 py-2">
        <span className={`${by > 0 ? 'tone-green' : 'tone-red'} tone-text w-12 shrink-0 text-right font-semibold tabular-nums`}>
          {signedPoints(by)}
          <span className="sr-only">:</span>
        </span>
        <span className="min-w-0">
          <span className="block first-letter:uppercase">{words}</span>
          <span className="block text-ink-faint">
            {title}{' '}
            <span className="whitespace-nowrap tabular-nums">
              ({said(before)} <span aria-hidden="true">→</span>
              <span className="sr-only">before,</span> {said(after)}
              <span className="sr-only"> after</span>)
            </span>
          </span>
        </span>
      </li>
    ))}
  </ul>
);
