/** A share with its name and figure: a row of a definition list. */
export const PercentBar = ({ label, percent }: { label: string; percent: number }) => (
  <div>
    <div className="flex items-baseline justify-between gap-4 text-sm">
      <dt className="font-semibold">{label}</dt>
      <dd className="tabular-nums">{percent}%</dd>
    </div>
    <div aria-hidden="true" className="mt-1 h-1.5 overflow-hidden rounded-full bg-wash outline outline-rule">
      <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
    </div>
  </div>
);
