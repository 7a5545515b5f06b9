import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { fetchFigures } from '@/lib/client/admin-calls';
import { formatCount } from '@/lib/report/format';
import type { Figures } from '@/lib/shared/admin';
import type { CorrectionKind } from '@/lib/shared/corrections';
import { Time } from '../tables/cells';
import { LoadError } from '../tables/load-error';

const chartHeight = 'h-[200px]';
/** The chart library is heavy, so it loads only when this tab is opened. */
const FigureChart = dynamic(() => import('./figure-chart'), { ssr: false, loading: () => <div className={chartHeight} /> });

const percent = ({ analyses, leads }: Figures['conversion']): string => (analyses ? `${Math.round((leads / analyses) * 1000) / 10}%` : '–');

/** Figures of all stored records. Each chart has its numbers in a table. */
export function Dashboard() {
  const { data, isError, error, refetch } = useQuery({ queryKey: ['admin', 'figures'], queryFn: fetchFigures });
  if (isError) return <LoadError recordsLabel="figures" error={error} onRetry={() => void refetch()} />;
  if (!data) return <div role="status" aria-label="Loading figures" className="h-72 rounded-md border bg-sheet" />;
  const month = data.uploadsPerDay.reduce((sum, day) => sum + day.uploads, 0);
  return (
    <section aria-labelledby="figures-title" className="space-y-4">
      <h2 id="figures-title" className="sr-only">
        Figures
      </h2>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Figure name="Uploads, last 30 days" value={formatCount(month)} />
        <Figure name="Analyses kept" value={formatCount(data.conversion.analyses)} />
        <Figure name="Emails left" value={formatCount(data.conversion.leads)} />
        <Figure name="From analysis to email" value={percent(data.conversion)} />
        {data.webhook && (
          <Figure name="Webhook" value={`${formatCount(data.webhook.waiting)} waiting, ${formatCount(data.webhook.failed)} failed`} />
        )}
        {data.unsourcedClaims > 0 && <Figure name="Claims shown without a source" value={formatCount(data.unsourcedClaims)} />}
        <Figure name="Last purge (UTC)" value={data.lastPurge ? <Time iso={data.lastPurge} /> : 'Never'} />
        <Figure name="Last backup (UTC)" value={data.lastBackup ? <Time iso={data.lastBackup} /> : 'Never'} />
      </dl>
      <div className="grid gap-4 lg:grid-cols-2">
        <Chart title="Uploads per day" rowName="Day" rows={data.uploadsPerDay.map(({ day, uploads }) => ({ name: day, count: uploads }))} />
        <Chart title="Scores" rowName="Score" rows={data.scores.map(({ from, to, count }) => ({ name: `${from}-${to}`, count }))} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <CountList title="Engines" rows={data.engines.map(toRow)} emptyText="No analyses yet" />
        <CountList title="Failed analyses" rows={data.errors.map(toRow)} emptyText="None" />
        <CountList title="Put right in what was read" rows={data.corrections.map(toCorrectionRow)} emptyText="Nothing yet" />
        {data.claude && <ClaudeUse claude={data.claude} />}
      </div>
    </section>
  );
}

/** Calls, cost and failures of the language model in the last 30 days. */
const ClaudeUse = ({ claude }: { claude: NonNullable<Figures['claude']> }) => (
  <>
    <CountList
      title="Claude, last 30 days"
      rows={[
        { name: 'Calls', value: formatCount(claude.calls) },
        { name: 'Tokens in', value: formatCount(claude.inputTokens) },
        { name: 'Tokens out', value: formatCount(claude.outputTokens) },
        { name: 'Cost', value: claude.cost === null ? 'no price set' : `US$${claude.cost.toFixed(2)}` },
        { name: 'Texts kept', value: `${formatCount(claude.kept)} of ${formatCount(claude.kept + claude.dropped)}` },
        {
          name: 'Tokens today',
          value: claude.dailyTokens
            ? `${formatCount(claude.tokensToday)} of ${formatCount(claude.dailyTokens)}`
            : formatCount(claude.tokensToday),
        },
      ]}
      emptyText=""
    />
    <CountList title="Claude, failed calls" rows={claude.failures.map(toRow)} emptyText="None" />
  </>
);

const toRow = ({ name, count }: Row) => ({ name, value: formatCount(count) });

/** Labels for the kinds of corrections that owners make; a kind from a later release is shown by its id. */
const correctionNames: Partial<Record<string, string>> = {
  confirmed: 'Right as it stood',
  title: 'Job title',
  employer: 'Employer',
  place: 'Place',
  dates: 'Dates',
  award: 'Qualification',
  area: 'Subject',
  institution: 'School or college',
  grade: 'Grade',
  lines: 'Lines of an entry',
  merged: 'Entries merged',
  split: 'Entries split',
  kind: 'Job and qualification exchanged',
  added: 'Entries added',
  removed: 'Entries taken out',
  skills: 'Lines of skills',
} satisfies Record<CorrectionKind, string>;

const toCorrectionRow = ({ name, count }: Row) => toRow({ name: correctionNames[name] ?? name, count });

const Figure = ({ name, value }: { name: string; value: ReactNode }) => (
  <div>
    <dt className="text-xs text-ink-faint">{name}</dt>
    <dd className="text-lg font-semibold tabular-nums">{value}</dd>
  </div>
);

interface Row {
  name: string;
  count: number;
}

const Chart = ({ title, rowName, rows }: { title: string; rowName: string; rows: Row[] }) => (
  <figure className="min-w-0 rounded-md border bg-sheet p-4">
    <figcaption>
      <h3 className="text-sm">{title}</h3>
    </figcaption>
    <div aria-hidden="true" className={chartHeight}>
      <FigureChart rows={rows} />
    </div>
    <details className="text-sm">
      <summary className="inline-flex min-h-6 items-center text-accent underline underline-offset-4">{title} as a table</summary>
      <table className="mt-2">
        <thead>
          <tr>
            <th scope="col" className="pr-6 text-left font-semibold">
              {rowName}
            </th>
            <th scope="col" className="text-right font-semibold">
              Count
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" className="pr-6 text-left font-normal">
                {row.name}
              </th>
              <td className="text-right">{formatCount(row.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  </figure>
);

const CountList = ({ title, rows, emptyText }: { title: string; rows: { name: string; value: string }[]; emptyText: string }) => (
  <div className="rounded-md border bg-sheet p-4 text-sm">
    <h3 className="text-sm">{title}</h3>
    {rows.length === 0 ? (
      <p className="text-ink-faint">{emptyText}</p>
    ) : (
      <dl>
        {rows.map((row) => (
          <div key={row.name} className="flex items-baseline gap-2">
            <dt>{row.name}</dt>
            <span className="leader" aria-hidden="true" />
            <dd className="whitespace-nowrap tabular-nums">{row.value}</dd>
          </div>
        ))}
      </dl>
    )}
  </div>
);
