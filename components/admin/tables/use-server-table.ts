import {
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
  type SortingState,
} from '@tanstack/react-table';

const features = tableFeatures({ rowSortingFeature });
export type Column<Row extends RowData> = ColumnDef<typeof features, Row, unknown>;
export const columnsOf = <Row extends RowData>() => createColumnHelper<typeof features, Row>();

export interface ServerTableOptions<Row extends { id: string }> {
  columns: Column<Row>[];
  rows: Row[];
  /** The order asked of the server: the name of a column, with '-' in front for descending. */
  sort?: string;
  onSort?: (sort: string) => void;
}

const readSort = (sort: string): SortingState => (sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : []);

/** A table whose rows the server has sorted and cut into pages. */
export function useServerTable<Row extends { id: string }>({ columns, rows, sort = '', onSort }: ServerTableOptions<Row>) {
  const sorting = readSort(sort);
  return useTable({
    features,
    columns,
    data: rows,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (update) => {
      const [first] = typeof update === 'function' ? update(sorting) : update;
      if (first) onSort?.(`${first.desc ? '-' : ''}${first.id}`);
    },
    getRowId: (row) => row.id,
  });
}
