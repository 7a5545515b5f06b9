import { signedPoints } from '@/lib/report/format';
import { changedLines } from '@/lib/report/ledger-changes';
import { LedgerChangeList } from './ledger-change-list';
import type { LiveScores } from './use-live-score';

/** The score as one types, with the lines of the ledger that moved. */
export function LiveScorePanel({ scores, reported }: { scores: LiveScores; reported: number }) {
  const { original, live, hasFailed } = scores;
  const score = live?.score ?? original?.score ?? reported;
  const before = original?.score ?? reported;
  const moved = original && live ? changedLines(original.lines, live.lines).lines : [];
  return (
    <section aria-label="Live score" className="z-10 rounded-lg border bg-sheet p-4 lg:sticky lg:top-3">
      <p role="status" className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-sm text-ink-soft">Live score</span>
        <span className="font-serif text-xl font-semibold tabular-nums">{score}</span>
        <span className="text-sm font-semibold tabular-nums">
          {score === before ? `as in your report` : `${signedPoints(score - before)} against your report (${before})`}
        </span>
      </p>
      {hasFailed ? (
        <p className="mt-1 text-sm text-ink-soft">
          The live score is not available in this browser. ‘Score my improved CV’ at the end still is.
        </p>
      ) : (
        <details className="mt-1 text-sm text-ink-soft">
          <summary className="inline-flex min-h-6 items-center underline decoration-dotted underline-offset-4">
            Scored in your browser, as you type
          </summary>
          <p className="measure mt-1">
            The same engine that made your report reads your draft here, in the layout your CV has now; nothing you type is sent for it.
            ‘Score my improved CV’ at the end is the full check: it makes the new Word file, reads that file from the start and keeps a
            report of its own. A new layout can move the score by a few points either way.
          </p>
        </details>
      )}
      {moved.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-6 items-center text-sm font-semibold text-accent">
            {moved.length === 1 ? 'One line of the ledger moved' : `${moved.length} lines of the ledger moved`}
          </summary>
          <LedgerChangeList lines={moved} />
        </details>
      )}
    </section>
  );
}
