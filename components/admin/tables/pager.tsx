import { Button } from '@/components/ui/button';
import type { ListPage, ListPlace } from '@/lib/client/admin-calls';
import { firstPage } from '../use-address-query';

interface PagerProps<Place extends ListPlace> {
  recordsLabel: string;
  data: Pick<ListPage<never>, 'next' | 'previous'>;
  place: Place;
  go: (next: Place) => void;
}

/** Kept under each list: the helper's button stands there, and covers no row. */
const room = 'min-h-10';

/** First, previous, next and last page; nothing where one page holds all. */
export function Pager<Place extends ListPlace>({ recordsLabel, data: { next, previous }, place, go }: PagerProps<Place>) {
  if (!next && !previous) return <div className={room} />;
  const pages = [
    { label: 'First', isThere: previous, to: { ...place, ...firstPage } },
    { label: 'Previous', isThere: previous, to: { ...place, ...firstPage, before: previous ?? '' } },
    { label: 'Next', isThere: next, to: { ...place, ...firstPage, after: next ?? '' } },
    { label: 'Last', isThere: next, to: { ...place, ...firstPage, last: true } },
  ];
  return (
    <nav aria-label={`Pages of ${recordsLabel}`} className={`${room} flex flex-wrap gap-2 pr-20`}>
      {pages.map(({ label, isThere, to }) => (
        <Button key={label} variant="outline" size="sm" disabled={!isThere} onClick={() => go(to)}>
          {label}
        </Button>
      ))}
    </nav>
  );
}
