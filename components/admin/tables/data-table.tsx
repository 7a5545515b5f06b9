import { useId } from 'react';
import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { moveBetweenRows } from './move-between-rows';
import { useServerTable, type ServerTableOptions } from './use-server-table';

interface DataTableProps<Row extends { id: string }> extends ServerTableOptions<Row> {
  /** What its rows are, for screen readers. */
  recordsLabel: string;
  /** True while other rows are loading. */
  isWaiting?: boolean;
}

const arrows = { asc: '↑', desc: '↓' } as const;
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

const KeyboardHint = ({ id }: { id: string }) => (
  <p id={id} className="sr-only">
    The up and down arrows move from row to row.
  </p>
);

/** A dense table. Where it is wider than the window it scrolls sideways in its own box; `relative` keeps its visually hidden texts inside. */
export function DataTable<Row extends { id: string }>({ recordsLabel, isWaiting = false, ...options }: DataTableProps<Row>) {
  const table = useServerTable(options);
  const hintId = useId();
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={`Table of ${recordsLabel}`}
      aria-busy={isWaiting}
      aria-describedby={hintId}
      onKeyDown={moveBetweenRows}
      className="relative overflow-x-auto rounded-md border bg-sheet"
    >
      <KeyboardHint id={hintId} />
      <Table>
        <TableCaption>{recordsLabel}</TableCaption>
        <TableHeader>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const sorted = header.column.getIsSorted();
                if (!header.column.getCanSort())
                  return (
                    <TableHead key={header.id}>
                      <table.FlexRender header={header} />
                    </TableHead>
                  );
                return (
                  <TableHead key={header.id} aria-sort={sorted ? ariaSort[sorted] : 'none'}>
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
