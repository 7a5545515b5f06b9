'use client';

import { useQuery } from '@tanstack/react-query';
import { fetchDeletions } from '@/lib/client/admin-calls';
import type { Deletions } from '@/lib/shared/admin';
import { AdminFrame, type AdminFrameProps } from '../admin-frame';
import { Reference, Time } from '../tables/cells';
import { ComplaintList } from './complaint-list';
import { StaffEventList } from './staff-event-list';
import { DataTable } from '../tables/data-table';
import { columnsOf, type Column } from '../tables/use-server-table';
import { LoadError } from '../tables/load-error';
import { TableSkeleton } from '../tables/table-skeleton';

type Deletion = Deletions['deletions'][number];
const askers: Record<string, string> = { owner: 'The person', staff: 'Staff' };
const deletion = columnsOf<Deletion>();
const deletionColumns = deletion.columns([
  deletion.accessor('createdAt', { header: 'Deleted (UTC)', enableSorting: false, cell: ({ getValue }) => <Time iso={getValue()} /> }),
  deletion.accessor('askedBy', { header: 'By', enableSorting: false, cell: ({ getValue }) => askers[getValue()] ?? getValue() }),
  deletion.accessor('analyses', { header: 'Analyses', enableSorting: false }),
  deletion.accessor('emails', { header: 'Emails', enableSorting: false }),
  deletion.accessor('id', { header: 'Receipt', enableSorting: false, cell: ({ getValue }) => <Reference id={getValue()} /> }),
]);

/** The records an operator has to keep by law: complaints, deletions, and what the staff did. */
export const ComplaintsPage = (frame: Omit<AdminFrameProps, 'children' | 'at'>) => (
  <AdminFrame {...frame} at="complaints">
    <div className="max-w-5xl space-y-10">
      <ComplaintList />
      <Records
        title="Deletions on request"
        about="Proof that a deletion was made: ids, times and counts, nothing of anybody. Kept for a year."
        recordsLabel="deletions"
        emptyText="Nobody has asked for a deletion yet"
        columns={deletionColumns}
        fetchRows={async () => (await fetchDeletions()).deletions}
      />
      <StaffEventList />
    </div>
  </AdminFrame>
);

interface RecordsProps<Row extends { id: string }> {
  title: string;
  about: string;
  recordsLabel: string;
  emptyText: string;
  columns: Column<Row>[];
  fetchRows: () => Promise<Row[]>;
}

function Records<Row extends { id: string }>({ title, about, recordsLabel, emptyText, columns, fetchRows }: RecordsProps<Row>) {
  const { data, isError, error, refetch } = useQuery({ queryKey: ['admin', recordsLabel], queryFn: fetchRows });
  return (
    <section className="space-y-3">
      <div>
        <h2 className="text-lg">{title}</h2>
        <p className="text-sm text-ink-faint">{about}</p>
      </div>
      {isError ? (
        <LoadError recordsLabel={recordsLabel} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <TableSkeleton recordsLabel={recordsLabel} />
      ) : data.length === 0 ? (
        <p className="rounded-md border bg-sheet p-6 text-center text-sm text-ink-soft">{emptyText}</p>
      ) : (
        <DataTable recordsLabel={recordsLabel} columns={columns} rows={data} />
      )}
    </section>
  );
}
