import { formatPoints } from '@/lib/report/format';
import type { LiveScores } from './use-live-score';

const signed = (points: number): string => `${points > 0 ? '+' : ''}${formatPoints(points)}`;

/** The score as one types, with the lines of the ledger that moved. */
export function LiveScorePanel({ scores, reported }: { scores: LiveScores; reported: number }) {
  const { original, live, hasFailed } = scores;
  const score = live?.score ?? original?.score ?? reported;
  const before = original?.score ?? reported;
  const moved = (live?.lines ?? []).flatMap((line) => {
    const old = original?.lines.find(({ auditId }) => auditId === line.auditId);
    const by = Math.round((line.points - (old?.points ?? 0)) * 10) / 10;
    return old && by !== 0 ? [{ ...line, by }] : [];
  });
  return (
    <section aria-label="Live score" className="z-10 rounded-lg border bg-sheet p-4 lg:sticky lg:top-3">
      <p role="status" className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-sm text-ink-soft">Live score</span>
        <span className="font-serif text-xl font-semibold tabular-nums">{score}</span>
        <span className="text-sm font-semibold tabular-nums">
          {score === before ? `as in your report` : `${signed(score - before)} against your report (${before})`}
        </span>
      </p>
      <p className="mt-1 text-xs text-ink-faint">
        {hasFailed
          ? 'The live score is not available in this browser. “Score my improved CV” still is.'
          : 'Scored in your browser: nothing you type here is sent.'}
      </p>
      {moved.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="font-semibold text-accent">
            {moved.length === 1 ? 'One line of the ledger moved' : `${moved.length} lines of the ledger moved`}
          </summary>
          <ul className="mt-2 space-y-1">
            {moved.map(({ auditId, title, by, note }) => (
              <li key={auditId}>
                <span className={`${by > 0 ? 'tone-green' : 'tone-red'} tone-text font-semibold tabular-nums`}>{signed(by)}</span> {title}:{' '}
                {note}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
