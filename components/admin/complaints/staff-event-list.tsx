import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import type { ListPlace } from '@/lib/client/admin-calls';
import { fetchStaffEvents } from '@/lib/client/staff-calls';
import { formatCount } from '@/lib/report/format';
import { eventKinds, type EventKind, type StaffEvent } from '@/lib/shared/staff';
import { NoValue, Reference, Time } from '../tables/cells';
import { DataTable } from '../tables/data-table';
import { LoadError } from '../tables/load-error';
import { Pager } from '../tables/pager';
import { TableSkeleton } from '../tables/table-skeleton';
import { useRowsThatFit } from '../tables/use-rows-that-fit';
import { columnsOf } from '../tables/use-server-table';
import { firstPage, readListPlace, useAddressQuery, withListPlace } from '../use-address-query';

const kindNames: Record<EventKind, string> = {
  all: 'Everything they did',
  'sign-ins': 'Sign-ins',
  exports: 'Downloads and exports',
  deletions: 'Deletions',
  accounts: 'Accounts',
  complaints: 'Complaints',
  refused: 'Refused sign-ins',
};

const helper = columnsOf<StaffEvent>();
const columns = helper.columns([
  helper.accessor('createdAt', { header: 'When (UTC)', enableSorting: false, cell: ({ getValue }) => <Time iso={getValue()} /> }),
  helper.accessor('staff', { header: 'Who', enableSorting: false, cell: ({ getValue }) => getValue() ?? <NoValue>Unknown</NoValue> }),
  helper.accessor('action', {
    header: 'What',
    enableSorting: false,
    cell: ({ getValue }) => <span className="whitespace-nowrap">{worded(getValue())}</span>,
  }),
  helper.accessor('recordId', { header: 'Record', enableSorting: false, cell: ({ getValue }) => <Reference id={getValue() ?? ''} /> }),
]);

/** 'file-downloaded' -> 'File downloaded' */
const worded = (action: string): string => `${action.charAt(0).toUpperCase()}${action.slice(1).replaceAll('-', ' ')}`;

const recordsLabel = 'staff events';

/** Which of it the address names: a kind, a page. */
function useEventPlace() {
  const [query, setQuery] = useAddressQuery('');
  const { kind, place } = useMemo(() => {
    const given = new URLSearchParams(query);
    const named = eventKinds.find((known) => known === given.get('kind'));
    return { kind: named ?? 'all', place: readListPlace(given) };
  }, [query]);
  const go = (nextKind: string, next: ListPlace) =>
    setQuery(withListPlace(new URLSearchParams(nextKind === 'all' ? {} : { kind: nextKind }), next));
  return { kind, place, go };
}

/** What the staff did, page by page, of one kind where one is chosen. */
export function StaffEventList() {
  const kindId = useId();
  const { kind, place, go } = useEventPlace();
  const pageSize = useRowsThatFit();
  const { data, isError, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['admin', recordsLabel, kind, place, pageSize],
    queryFn: () => fetchStaffEvents(kind, { ...place, pageSize }),
    enabled: pageSize !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <section className="space-y-3">
      <div>
        <h2 className="text-lg">What the staff did</h2>
        <p className="text-sm text-ink-faint">Kept for a year. Refused sign-ins stand in a list of their own and are kept for 30 days.</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Label htmlFor={kindId} className="font-normal! text-ink-soft">
          Show
        </Label>
        <NativeSelect
          id={kindId}
          value={kind}
          onChange={(event) => go(event.target.value, { ...place, ...firstPage })}
          className="min-h-9! w-auto!"
        >
          {eventKinds.map((name) => (
            <NativeSelectOption key={name} value={name}>
              {kindNames[name]}
            </NativeSelectOption>
          ))}
        </NativeSelect>
        <span role="status" className="text-sm text-ink-faint tabular-nums">
          {data ? `${formatCount(data.count)} in total` : ''}
        </span>
      </div>
      {isError ? (
        <LoadError recordsLabel={recordsLabel} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <TableSkeleton recordsLabel={recordsLabel} />
      ) : data.rows.length === 0 ? (
        <p className="rounded-md border bg-sheet p-6 text-center text-sm text-ink-soft">Nothing yet</p>
      ) : (
        <>
          <DataTable recordsLabel={recordsLabel} columns={columns} rows={data.rows} isWaiting={isPlaceholderData} />
          <Pager recordsLabel={recordsLabel} data={data} place={place} go={(next) => go(kind, next)} />
        </>
      )}
    </section>
  );
}
