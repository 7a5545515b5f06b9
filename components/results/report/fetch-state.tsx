import { Button } from '@/components/ui/button';

/** Shown in place of a part that is being fetched: its shape while it loads, a button to try again where it failed. */
export function FetchState({ what, retry, lines = 4 }: { what: string; retry: (() => void) | null; lines?: number }) {
  if (retry) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        {what} could not be loaded. The rest of your report is not affected.
        <Button variant="outline" size="sm" onClick={retry}>
          Try again
        </Button>
      </p>
    );
  }
  return (
    <div data-screen-only>
      <p role="status" className="sr-only">
        Loading {what}…
      </p>
      <div aria-hidden="true" className="space-y-3">
        {Array.from({ length: lines }, (_, index) => (
          <div key={index} className="h-4 rounded-sm bg-wash" style={{ width: `${90 - (index % 3) * 14}%` }} />
        ))}
      </div>
    </div>
  );
}
