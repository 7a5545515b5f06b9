import {
  rowSortingFeature,
  tableFeatures,
  useTable,
  createColumnHelper,
  type ColumnDef,
  type RowData,
  type SortingState,
} from '@tanstack/react-table';

const features = tableFeatures({ rowSortingFeature });
export type Column<Row extends RowData> = ColumnDef<typeof features, Row, unknown>;
export const columnsOf = <Row extends RowData>() => createColumnHelper<typeof features, Row>();

interface DataTableProps<Row extends { id: string }> {
  /** What its rows are, as it is read out. */
  thing: string;
  /** Other rows are on their way. */
  isWaiting?: boolean;
  columns: Column<Row>[];
  rows: Row[];
  /** As the server was asked: name of a column, '-' in front for falling. */
  sort?: string;
  onSort?: (sort: string) => void;
}

const readSort = (sort: string): SortingState => (sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : []);

const arrows = { asc: '↑', desc: '↓' } as const;
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** A dense table that scrolls in its own box; its order and pages are the server's work. `relative` keeps what is read out only inside the box too. */
export function DataTable<Row extends { id: string }>({ thing, isWaiting = false, columns, rows, sort = '', onSort }: DataTableProps<Row>) {
  const sorting = readSort(sort);
  const table = useTable({
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
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={`Table of ${thing}`}
      aria-busy={isWaiting}
      className="relative max-h-[70vh] overflow-auto rounded-md border bg-sheet"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{thing}</caption>
        <thead className="sticky top-0 z-10 bg-wash">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const sorted = header.column.getIsSorted();
                return (
                  <th
                    key={header.id}
                    scope="col"
                    aria-sort={header.column.getCanSort() ? (sorted ? ariaSort[sorted] : 'none') : undefined}
                    className="border-b px-3 py-1.5 text-left text-xs font-semibold whitespace-nowrap text-ink-soft"
                  >
                    {header.column.getCanSort() ? (
                      <button
                        type="button"
                        onClick={header.column.getToggleSortingHandler()}
                        className="inline-flex min-h-6 items-center gap-1 hover:text-accent"
                      >
                        <table.FlexRender header={header} />
                        <span aria-hidden="true" className="w-3">
                          {sorted && arrows[sorted]}
                        </span>
                      </button>
                    ) : (
                      <table.FlexRender header={header} />
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className="border-b hover:bg-wash">
              {row.getAllCells().map((cell) => (
                <td key={cell.id} className="px-3 py-1.5 align-baseline">
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
