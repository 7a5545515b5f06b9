import type { ImprovedScore } from '@/lib/client/improved-scores';
import type { DisplayResult } from '@/lib/report/display-result';
import { formatDate, signedPoints } from '@/lib/report/format';
import { changedLines } from '@/lib/report/ledger-changes';
import { LedgerChangeList } from '../live-score/ledger-change-list';

interface ScoreComparisonProps {
  before: DisplayResult;
  after: DisplayResult;
  afterId: string;
  history: readonly ImprovedScore[];
}

/** How many lines stayed the same; null where every line moved. */
function unchangedNote(moved: number, unchanged: number): string | null {
  if (moved === 0) return 'No line of the ledger moved.';
  if (unchanged === 0) return null;
  return unchanged === 1 ? 'The one other line stayed as it was.' : `The ${unchanged} other lines stayed as they were.`;
}

/** The score before and after, and every line of the ledger that changed. */
export function ScoreComparison({ before, after, afterId, history }: ScoreComparisonProps) {
  const { lines, unchanged } = changedLines(before.ledger, after.ledger);
  return (
    <section aria-labelledby="comparison-title" className="space-y-4">
      <h3 id="comparison-title" className="text-lg">
        Before and after
      </h3>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {[
          { term: 'Before', score: before.score, label: before.scoreLabel },
          { term: 'After', score: after.score, label: after.scoreLabel },
        ].map(({ term, score, label }) => (
          <div key={term}>
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="font-serif text-xl font-semibold tabular-nums">
              {score} <span className="font-sans text-sm font-normal text-ink-soft">{label}</span>
            </dd>
          </div>
        ))}
        <div>
          <dt className="text-sm text-ink-soft">Change</dt>
          <dd className="font-serif text-xl font-semibold tabular-nums">{signedPoints(after.score - before.score)}</dd>
        </div>
      </dl>
      {lines.length > 0 && (
        <div>
          <h4 className="text-sm font-semibold">What moved, line by line</h4>
          <LedgerChangeList lines={lines} />
        </div>
      )}
      <p className="text-sm text-ink-soft">
        {unchangedNote(lines.length, unchanged)}{' '}
        <a href={`/results/${encodeURIComponent(afterId)}`} className="text-accent underline underline-offset-4">
          Open the new report
        </a>
      </p>
      {history.length > 1 && (
        <p className="text-sm text-ink-soft">
          Scored on this device: {history.map(({ score, date }) => `${score} (${formatDate(date)})`).join(', ')}.
        </p>
      )}
    </section>
  );
}
