import { Skeleton } from '@/components/ui/skeleton';

/** Stands for a table until its first page has loaded. */
export const TableSkeleton = ({ recordsLabel }: { recordsLabel: string }) => (
  <div role="status" className="space-y-px overflow-hidden rounded-md border bg-sheet" aria-label={`Loading ${recordsLabel}`}>
    {Array.from({ length: 8 }, (_, row) => (
      <div key={row} className="flex gap-4 px-3 py-2.5">
        <Skeleton className="h-3 w-1/4" />
        <Skeleton className="h-3 w-1/3" />
        <Skeleton className="h-3 w-1/6" />
      </div>
    ))}
  </div>
);
