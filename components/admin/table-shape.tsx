/** The shape of a table while its first page is on the way. */
export const TableShape = ({ thing }: { thing: string }) => (
  <div role="status" className="space-y-px overflow-hidden rounded-md border bg-sheet" aria-label={`Loading ${thing}`}>
    {Array.from({ length: 8 }, (_, row) => (
      <div key={row} className="flex gap-4 px-3 py-2.5">
        <span className="h-3 w-1/4 rounded-sm bg-wash" />
        <span className="h-3 w-1/3 rounded-sm bg-wash" />
        <span className="h-3 w-1/6 rounded-sm bg-wash" />
      </div>
    ))}
  </div>
);
