import { Button } from '@/components/ui/button';
import type { ListPage, ListPlace } from '@/lib/client/admin-calls';
import { firstPage } from '../use-panel-place';

interface PagerProps<Place extends ListPlace> {
  recordsLabel: string;
  data: Pick<ListPage<never>, 'next' | 'previous'>;
  place: Place;
  go: (next: Place) => void;
}

/** First, previous, next and last page. */
export function Pager<Place extends ListPlace>({ recordsLabel, data: { next, previous }, place, go }: PagerProps<Place>) {
  const pages = [
    { label: 'First', isThere: previous, to: { ...place, ...firstPage } },
    { label: 'Previous', isThere: previous, to: { ...place, ...firstPage, before: previous ?? '' } },
    { label: 'Next', isThere: next, to: { ...place, ...firstPage, after: next ?? '' } },
    { label: 'Last', isThere: next, to: { ...place, ...firstPage, last: true } },
  ];
  return (
    <nav aria-label={`Pages of ${recordsLabel}`} className="flex flex-wrap gap-2">
      {pages.map(({ label, isThere, to }) => (
        <Button key={label} variant="outline" size="sm" disabled={!isThere} onClick={() => go(to)}>
          {label}
        </Button>
      ))}
    </nav>
  );
}
