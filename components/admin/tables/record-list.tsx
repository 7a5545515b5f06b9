import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { formatCount } from '@/lib/report/format';
import { exportUrl, type ListPage, type ListPlace, type SizedPlace } from '@/lib/client/admin-calls';
import { DataTable } from './data-table';
import { ExportLink } from './export-link';
import { LoadError } from './load-error';
import { Pager } from './pager';
import { firstPage, type HistoryStep } from '../use-address-query';
import type { PanelPlace } from '../use-panel-place';
import { SearchBox } from './search-box';
import { TableSkeleton } from './table-skeleton';
import { useRowsThatFit } from './use-rows-that-fit';
import type { Column } from './use-server-table';

export interface RecordListProps<Row extends { id: string }> {
  /** What the rows are, as in 'Error loading CV uploads'. */
  recordsLabel: string;
  emptyText: string;
  searchLabel: string;
  columns: Column<Row>[];
  /** The order used where the address names none. */
  defaultSort: string;
  fetchPage: (place: SizedPlace) => Promise<ListPage<Row>>;
  refreshLabel: string;
  /** Replaces reading this list again. */
  onRefresh?: () => void;
  /** Path of the list's API call, for 'Export CSV'. */
  exportPath?: string;
  place: PanelPlace;
  go: (next: PanelPlace, how?: HistoryStep) => void;
  children?: ReactNode;
}

/** The content of a tab: search, refresh, export, the table and its pages. */
export function RecordList<Row extends { id: string }>(props: RecordListProps<Row>) {
  const { recordsLabel, emptyText, searchLabel, columns, defaultSort, fetchPage, refreshLabel, exportPath, place, go } = props;
  const pageSize = useRowsThatFit();
  const query = useQuery({
    queryKey: ['admin', recordsLabel, writeKey(place), pageSize],
    queryFn: () => fetchPage({ ...place, pageSize }),
    enabled: pageSize !== null,
    placeholderData: keepPreviousData,
  });
  const refresh = props.onRefresh ?? (() => void query.refetch());
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox label={searchLabel} value={place.search} onSearch={(search) => go({ ...place, ...firstPage, search }, 'replace')} />
        <span role="status" className="text-sm text-ink-faint tabular-nums">
          {query.data ? `${formatCount(query.data.count)} in total` : ''}
        </span>
        <div className="ml-auto flex gap-2">
          <Button variant="outline" size="sm" onClick={refresh} disabled={query.isFetching}>
            {refreshLabel}
          </Button>
          {exportPath && <ExportLink href={exportUrl(exportPath, place)} />}
        </div>
      </div>
      {query.isError ? (
        <LoadError recordsLabel={recordsLabel} error={query.error} onRetry={refresh} />
      ) : query.data ? (
        <Rows data={query.data} isWaiting={query.isPlaceholderData} {...{ recordsLabel, emptyText, columns, defaultSort, place, go }} />
      ) : (
        <TableSkeleton recordsLabel={recordsLabel} />
      )}
    </div>
  );
}

const writeKey = ({ search, sort, after, before, last }: ListPlace): string => JSON.stringify([search, sort, after, before, last]);

type RowsProps<Row extends { id: string }> = Pick<
  RecordListProps<Row>,
  'recordsLabel' | 'emptyText' | 'columns' | 'defaultSort' | 'place' | 'go'
> & {
  data: ListPage<Row>;
  isWaiting: boolean;
};

function Rows<Row extends { id: string }>({ data, isWaiting, recordsLabel, emptyText, columns, defaultSort, place, go }: RowsProps<Row>) {
  if (data.rows.length === 0) {
    return (
      <p className="rounded-md border bg-sheet p-8 text-center text-ink-soft">{place.search ? 'Nothing matches this search' : emptyText}</p>
    );
  }
  return (
    <>
      <DataTable
        recordsLabel={recordsLabel}
        isWaiting={isWaiting}
        columns={columns}
        rows={data.rows}
        sort={place.sort || defaultSort}
        onSort={(sort) => go({ ...place, ...firstPage, sort: sort === defaultSort ? '' : sort })}
      />
      <Pager recordsLabel={recordsLabel} data={data} place={place} go={go} />
    </>
  );
}
