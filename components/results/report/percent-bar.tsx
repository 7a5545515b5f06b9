interface PercentBarProps {
  label: string;
  /** null where it is not judged. */
  percent: number | null;
}

/** A share with its name and figure: a row of a definition list. */
export const PercentBar = ({ label, percent }: PercentBarProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 text-sm">
    <dt className="font-semibold">{label}</dt>
    <dd className="tabular-nums">{percent === null ? <span className="text-ink-faint">Not judged</span> : `${percent}%`}</dd>
    <dd aria-hidden="true" className="col-span-2 mt-1 h-1.5 overflow-hidden rounded-full bg-wash outline outline-rule">
      <span className="block h-full rounded-full bg-accent" style={{ width: `${percent ?? 0}%` }} />
    </dd>
  </div>
);
