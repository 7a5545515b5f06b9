import type { DisplaySalary } from '@/lib/report/display-result';
import { formatPounds } from '@/lib/report/format';
import type { PayFigures } from '@/lib/shared/result';

interface Row {
  label: string;
  figures: PayFigures;
  strong: boolean;
}

const niceSteps = [2_000, 5_000, 10_000, 20_000, 50_000, 100_000];
const mostTicks = 5;

const rowsOf = (salary: DisplaySalary): Row[] => {
  const row = (label: string, figures: PayFigures | null, strong: boolean): Row[] => (figures ? [{ label, figures, strong }] : []);
  return [
    ...row('Current level', salary.currentLevel.figures, true),
    ...row('Next career level', salary.nextLevel.figures, true),
    ...salary.industryComparison.flatMap((item) => row(item.industry, item.figures, false)),
  ];
};

function axisFor(rows: Row[]): { from: number; to: number; ticks: number[] } {
  const low = Math.min(...rows.map((row) => row.figures.low));
  const high = Math.max(...rows.map((row) => row.figures.high));
  const step = niceSteps.find((candidate) => (high - low) / candidate <= mostTicks) ?? 200_000;
  const from = Math.floor(low / step) * step;
  const to = Math.ceil(high / step) * step;
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
  return { from, to, ticks };
}

const thousands = (pounds: number): string => `£${Math.round(pounds / 1000)}k`;
const rowHeight = 52;
const axisHeight = 28;

/**
 * Current level, next level and industries as ranges on one £ axis, with the median marked. Lengths are percentages, so text never
 * scales.
 */
export function SalaryChart({ salary }: { salary: DisplaySalary }) {
  const rows = rowsOf(salary);
  if (rows.length === 0) return null;
  const { from, to, ticks } = axisFor(rows);
  const at = (pounds: number) => `${((pounds - from) / (to - from)) * 100}%`;
  const span = ({ low, high }: PayFigures) => `${((high - low) / (to - from)) * 100}%`;
  const height = rows.length * rowHeight + axisHeight;
  return (
    <figure className="px-5">
      <svg
        width="100%"
        height={height}
        role="img"
        aria-label={rows.map((row) => `${row.label}: ${formatPounds(row.figures.low)} to ${formatPounds(row.figures.high)}`).join('. ')}
        className="overflow-visible"
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={at(tick)} x2={at(tick)} y1="0" y2={height - axisHeight} stroke="var(--rule)" />
            <text x={at(tick)} y={height - 8} textAnchor="middle" fill="var(--ink-faint)" fontSize="13" className="tabular-nums">
              {thousands(tick)}
            </text>
          </g>
        ))}
        {rows.map((row, index) => (
          <g key={row.label} transform={`translate(0 ${index * rowHeight})`}>
            <text
              x="0"
              y="18"
              fill="var(--ink)"
              fontSize="14"
              fontWeight={row.strong ? 600 : 400}
              stroke="var(--paper)"
              strokeWidth="4"
              paintOrder="stroke"
            >
              {row.label}
            </text>
            <rect
              x={at(row.figures.low)}
              y="26"
              width={span(row.figures)}
              height="12"
              rx="2"
              fill={row.strong ? 'var(--accent)' : 'color-mix(in oklab, var(--accent) 38%, var(--paper))'}
            />
            <line x1={at(row.figures.median)} x2={at(row.figures.median)} y1="22" y2="42" stroke="var(--ink)" strokeWidth="3" />
          </g>
        ))}
      </svg>
      <figcaption className="mt-1 text-sm text-ink-faint">
        Each bar runs from the lower to the upper figure; the line across it is the middle.
      </figcaption>
    </figure>
  );
}

/** The same figures as text, also for screen readers. */
export function SalaryTable({ salary }: { salary: DisplaySalary }) {
  const rows = rowsOf(salary);
  if (rows.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4">
        The figures as a table
      </summary>
      <div className="mt-2 overflow-x-auto" tabIndex={0} role="region" aria-label="Pay figures">
        <table className="w-full min-w-[26rem] text-left">
          <thead>
            <tr className="border-b border-ink">
              <th className="py-1.5 pr-4">Level or industry</th>
              <th className="py-1.5 pr-4 text-right">Lower</th>
              <th className="py-1.5 pr-4 text-right">Middle</th>
              <th className="py-1.5 text-right">Upper</th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row" className="py-1.5 pr-4 font-normal">
                  {row.label}
                </th>
                <td className="py-1.5 pr-4 text-right">{formatPounds(row.figures.low)}</td>
                <td className="py-1.5 pr-4 text-right">{formatPounds(row.figures.median)}</td>
                <td className="py-1.5 text-right">{formatPounds(row.figures.high)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
