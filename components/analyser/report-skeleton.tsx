/** A placeholder for a report while it loads. It is taller than the screen, so that nothing in view moves when the report arrives. */
export const ReportSkeleton = () => (
  <div className="min-h-dvh">
    <p role="status" className="sr-only">
      Loading your report…
    </p>
    <div aria-hidden="true" className="space-y-6">
      <div className="h-10 w-72 max-w-full rounded-md bg-wash" />
      <div className="grid gap-8 sm:grid-cols-[220px_1fr]">
        <div className="size-[220px] rounded-full border-[16px] border-wash" />
        <div className="space-y-3">
          {['w-3/4', 'w-full', 'w-5/6', 'w-2/3'].map((width) => (
            <div key={width} className={`h-5 rounded-sm bg-wash ${width}`} />
          ))}
        </div>
      </div>
      <div className="h-40 rounded-lg bg-wash" />
    </div>
  </div>
);
