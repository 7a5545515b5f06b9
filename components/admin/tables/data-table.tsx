import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { useServerTable, type ServerTableOptions } from './use-server-table';

interface DataTableProps<Row extends { id: string }> extends ServerTableOptions<Row> {
  /** What its rows are, for screen readers. */
  recordsLabel: string;
  /** True while other rows are loading. */
  isWaiting?: boolean;
}

const arrows = { asc: '↑', desc: '↓' } as const;
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** A dense table in a box of its own that scrolls. `relative` keeps its visually hidden texts inside the box. */
export function DataTable<Row extends { id: string }>({ recordsLabel, isWaiting = false, ...options }: DataTableProps<Row>) {
  const table = useServerTable(options);
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={`Table of ${recordsLabel}`}
      aria-busy={isWaiting}
      className="relative max-h-[70vh] overflow-auto rounded-md border bg-sheet"
    >
      <Table>
        <TableCaption>{recordsLabel}</TableCaption>
        <TableHeader>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const { column } = header;
                const sorted = column.getIsSorted();
                if (!column.getCanSort())
                  return (
                    <TableHead key={header.id}>
                      <table.FlexRender header={header} />
                    </TableHead>
                  );
                return (
                  <TableHead key={header.id} aria-sort={sorted ? ariaSort[sorted] : 'none'}>
                    <button
                      type="button"
                      onClick={column.getToggleSortingHandler()}
                      className="inline-flex min-h-6 items-center gap-1 hover:text-accent"
                    >
                      <table.FlexRender header={header} />
                      <span aria-hidden="true" className="w-3">
                        {sorted && arrows[sorted]}
                      </span>
                    </button>
                  </TableHead>
                );
              })}
            </tr>
          ))}
        </TableHeader>
        <TableBody>
          {table.getRowModel().rows.map((row) => (
            <TableRow key={row.id}>
              {row.getAllCells().map((cell) => (
                <TableCell key={cell.id}>
                  <table.FlexRender cell={cell} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
