import { Button } from '@/components/ui/button';
import type { ListPage, ListPlace } from '@/lib/client/admin-calls';
import { firstPage } from '../use-address-query';

interface PagerProps<Place extends ListPlace> {
  recordsLabel: string;
  data: Pick<ListPage<never>, 'next' | 'previous'>;
  place: Place;
  go: (next: Place) => void;
}

/** First, previous, next and last page; nothing where one page holds all. */
export function Pager<Place extends ListPlace>({ recordsLabel, data: { next, previous }, place, go }: PagerProps<Place>) {
  if (!next && !previous) return null;
  const pages = [
    { label: 'First', isThere: previous, to: { ...place, ...firstPage } },
    { label: 'Previous', isThere: previous, to: { ...place, ...firstPage, before: previous ?? '' } },
    { label: 'Next', isThere: next, to: { ...place, ...firstPage, after: next ?? '' } },
    { label: 'Last', isThere: next, to: { ...place, ...firstPage, last: true } },
  ];
  return (
    <nav aria-label={`Pages of ${recordsLabel}`} className="flex min-h-10 flex-wrap gap-2 pr-20">
      {pages.map(({ label, isThere, to }) => (
        <Button key={label} variant="outline" size="sm" disabled={!isThere} onClick={() => go(to)}>
          {label}
        </Button>
      ))}
    </nav>
  );
}
