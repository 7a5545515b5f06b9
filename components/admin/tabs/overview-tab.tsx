import { useQueryClient } from '@tanstack/react-query';
import { fetchPeople } from '@/lib/client/admin-calls';
import { cutText } from '@/lib/report/teaser';
import type { Person } from '@/lib/shared/admin';
import { limits } from '@/lib/shared/limits';
import { FileLink, NoValue, Score, Time } from '../tables/cells';
import { Dashboard } from './dashboard';
import { columnsOf } from '../tables/use-server-table';
import { DeletePerson } from './delete-person';
import { RecordList, type RecordListProps } from '../tables/record-list';

const nameOf = ({ email, filename }: Person): string => email ?? filename;

const helper = columnsOf<Person>();
const columns = helper.columns([
  helper.accessor('email', {
    header: 'Person',
    enableSorting: false,
    cell: ({ row: { original } }) =>
      original.email ?? (
        <span className="block min-w-40 wrap-anywhere">
          <NoValue>No email</NoValue> {original.filename}
        </span>
      ),
  }),
  helper.accessor('uploads', { header: 'Uploads', enableSorting: false }),
  helper.accessor('analyses', { header: 'Analyses', enableSorting: false }),
  helper.accessor('bestScore', {
    header: 'Best score',
    enableSorting: false,
    cell: ({ getValue, row: { original } }) => (original.analyses === 0 ? <NoValue>Not analysed</NoValue> : <Score score={getValue()} />),
  }),
  helper.accessor('latestScore', { header: 'Latest', enableSorting: false, cell: ({ getValue }) => getValue() ?? '–' }),
  helper.accessor('summary', {
    header: 'Summary',
    enableSorting: false,
    cell: ({ getValue }) => (
      <span title={getValue() ?? undefined} className="block min-w-48">
        {cutText(getValue() ?? '', limits.adminSummaryLength)}
      </span>
    ),
  }),
  helper.accessor('lastSeenAt', { header: 'Last upload (UTC)', cell: ({ getValue }) => <Time iso={getValue()} /> }),
  helper.display({
    id: 'downloads',
    header: 'Downloads',
    cell: ({ row: { original } }) => (
      <span className="flex gap-3 whitespace-nowrap">
        {original.cvDownloadUrl && (
          <FileLink href={original.cvDownloadUrl} of={nameOf(original)}>
            Original CV
          </FileLink>
        )}
        {original.reportUrl && (
          <FileLink href={original.reportUrl} of={nameOf(original)}>
            Report PDF
          </FileLink>
        )}
      </span>
    ),
  }),
  helper.display({
    id: 'delete',
    header: () => <span className="sr-only">Delete</span>,
    cell: ({ row: { original } }) => <DeletePerson email={original.email} uploadId={original.uploadId} filename={original.filename} />,
  }),
]);

export function OverviewTab(props: Pick<RecordListProps<Person>, 'place' | 'go'>) {
  const queries = useQueryClient();
  return (
    <div className="space-y-6">
      <Dashboard />
      <RecordList
        recordsLabel="user overview"
        emptyText="No user data available"
        searchLabel="Search emails"
        columns={columns}
        defaultSort="-lastSeenAt"
        fetchPage={fetchPeople}
        refreshLabel="Refresh All Data"
        onRefresh={() => void queries.invalidateQueries({ queryKey: ['admin'] })}
        {...props}
      />
    </div>
  );
}
