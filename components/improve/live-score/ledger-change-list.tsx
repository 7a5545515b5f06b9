import type { LedgerChange } from '@/lib/report/ledger-changes';
import { formatPoints, signedPoints } from '@/lib/report/format';

const pointsText = (points: number | null): string => (points === null ? '–' : formatPoints(points));

/** The ledger lines that changed, the largest change first: '+6: three outcomes added'. */
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
              ({pointsText(before)} <span aria-hidden="true">→</span>
              <span className="sr-only">before,</span> {pointsText(after)}
              <span className="sr-only"> after</span>)
            </span>
          </span>
        </span>
      </li>
    ))}
  </ul>
);
