import { fetchLeadEmails } from '@/lib/client/admin-calls';
import type { LeadEmail } from '@/lib/shared/admin';
import { NoValue, Time } from '../tables/cells';
import { columnsOf } from '../tables/use-server-table';
import { DeletePerson } from './delete-person';
import { RecordList, type RecordListProps } from '../tables/record-list';

const helper = columnsOf<LeadEmail>();
const columns = helper.columns([
  helper.accessor('email', {
    header: 'Email',
    cell: ({ getValue }) => (
      <a href={`mailto:${encodeURIComponent(getValue())}`} className="text-ink underline-offset-4 hover:text-accent hover:underline">
        {getValue()}
      </a>
    ),
  }),
  helper.accessor('proven', {
    header: 'Proven',
    enableSorting: false,
    cell: ({ getValue }) => (getValue() ? 'Yes' : <NoValue>No</NoValue>),
  }),
  helper.accessor('createdAt', { header: 'Given (UTC)', cell: ({ getValue }) => <Time iso={getValue()} /> }),
  helper.accessor('marketingConsent', {
    header: 'Marketing consent',
    enableSorting: false,
    cell: ({ row: { original } }) =>
      original.marketingConsent && original.consentAt ? (
        <span title={original.consentWording ?? undefined} className="whitespace-nowrap">
          Yes, <Time iso={original.consentAt} />
          {!original.proven && ', not proven'}
        </span>
      ) : (
        <NoValue>No</NoValue>
      ),
  }),
  helper.accessor('analysisId', {
    header: 'Report',
    enableSorting: false,
    cell: ({ getValue, row }) =>
      getValue() ? (
        <a
          href={`/results/${getValue()}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
        >
          Open<span className="sr-only"> the report of {row.original.email}</span>
        </a>
      ) : (
        <NoValue>No longer kept</NoValue>
      ),
  }),
  helper.display({
    id: 'delete',
    header: () => <span className="sr-only">Delete</span>,
    cell: ({ row }) => <DeletePerson email={row.original.email} uploadId={null} />,
  }),
]);

export const LeadsTab = (props: Pick<RecordListProps<LeadEmail>, 'place' | 'go'>) => (
  <RecordList
    recordsLabel="lead emails"
    emptyText="No lead emails collected yet"
    searchLabel="Search emails"
    columns={columns}
    defaultSort="-createdAt"
    fetchPage={fetchLeadEmails}
    refreshLabel="Refresh"
    exportPath="/api/lead-emails"
    {...props}
  />
);
