import type { ImprovedScore } from '@/lib/client/improved-scores';
import type { DisplayResult } from '@/lib/report/display-result';
import { formatDate, formatPoints } from '@/lib/report/format';

interface ScoreComparisonProps {
  before: DisplayResult;
  after: DisplayResult;
  afterId: string;
  history: readonly ImprovedScore[];
}

const signed = (points: number): string => `${points > 0 ? '+' : ''}${formatPoints(points)}`;

interface Row {
  id: string;
  title: string;
  note: string;
  before: number | null;
  after: number | null;
  by: number;
}

/** Both ledgers line by line, what moved most first; a line that only one of them has (a deduction) counts as nothing in the other. */
export function ledgerRows(before: DisplayResult, after: DisplayResult): Row[] {
  const ids = [...new Set([...after.ledger, ...before.ledger].map(({ auditId }) => auditId))];
  const rows = ids.map((id): Row => {
    const old = before.ledger.find(({ auditId }) => auditId === id);
    const fresh = after.ledger.find(({ auditId }) => auditId === id);
    const by = Math.round(((fresh?.points ?? 0) - (old?.points ?? 0)) * 10) / 10;
    return {
      id,
      title: fresh?.title ?? old?.title ?? id,
      note: fresh?.note ?? '',
      before: old?.points ?? null,
      after: fresh?.points ?? null,
      by,
    };
  });
  return rows.sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}

const said = (points: number | null): string => (points === null ? '-' : formatPoints(points));

/** Before and after side by side, and every line of the ledger that moved. */
export function ScoreComparison({ before, after, afterId, history }: ScoreComparisonProps) {
  const rows = ledgerRows(before, after);
  const moved = rows.filter(({ by }) => by !== 0);
  const same = rows.length - moved.length;
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
          <dd className="font-serif text-xl font-semibold tabular-nums">{signed(after.score - before.score)}</dd>
        </div>
      </dl>
      {moved.length > 0 && (
        <table className="w-full text-sm">
          <caption className="pb-1 text-left text-ink-soft">What moved, line by line</caption>
          <thead>
            <tr className="border-b border-ink text-left">
              <th scope="col" className="py-1 pr-3">
                Line
              </th>
              <th scope="col" className="px-2 text-right">
                Before
              </th>
              <th scope="col" className="px-2 text-right">
                After
              </th>
              <th scope="col" className="pl-2 text-right">
                Change
              </th>
            </tr>
          </thead>
          <tbody>
            {moved.map((row) => (
              <tr key={row.id} className="border-b align-top">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                  <span className="font-semibold">{row.title}</span>
                  {row.note && <span className="block text-ink-soft">{row.note}</span>}
                </th>
                <td className="px-2 py-1.5 text-right">{said(row.before)}</td>
                <td className="px-2 py-1.5 text-right">{said(row.after)}</td>
                <td className={`${row.by > 0 ? 'tone-green' : 'tone-red'} tone-text py-1.5 pl-2 text-right font-semibold`}>
                  {signed(row.by)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="text-sm text-ink-soft">
        {same === rows.length ? 'No line of the ledger moved.' : `${same} other lines stayed as they were.`}{' '}
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
