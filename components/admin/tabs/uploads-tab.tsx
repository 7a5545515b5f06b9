import { fetchCvUploads } from '@/lib/client/admin-calls';
import { formatFileSize } from '@/lib/report/format';
import type { CvUpload } from '@/lib/shared/admin';
import { FileLink, NoValue, Time } from '../tables/cells';
import { columnsOf } from '../tables/use-server-table';
import { RecordList, type RecordListProps } from '../tables/record-list';

const helper = columnsOf<CvUpload>();
const columns = helper.columns([
  helper.accessor('filename', {
    header: 'File',
    cell: ({ getValue }) => <span className="block min-w-40 wrap-anywhere">{getValue()}</span>,
  }),
  helper.accessor('fileType', { header: 'Type', enableSorting: false, cell: ({ getValue }) => getValue().toUpperCase() }),
  helper.accessor('contentLength', {
    header: 'Size',
    cell: ({ getValue }) => <span className="whitespace-nowrap tabular-nums">{formatFileSize(getValue())}</span>,
  }),
  helper.accessor('uploadedAt', { header: 'Uploaded (UTC)', cell: ({ getValue }) => <Time iso={getValue()} /> }),
  helper.accessor('downloadUrl', {
    header: 'Original CV',
    enableSorting: false,
    cell: ({ getValue, row: { original } }) => {
      const href = getValue();
      return original.hasFileBuffer && href ? (
        <FileLink href={href} of={original.filename}>
          Download
        </FileLink>
      ) : (
        <NoValue>No file kept</NoValue>
      );
    },
  }),
]);

export const UploadsTab = (props: Pick<RecordListProps<CvUpload>, 'place' | 'go'>) => (
  <RecordList
    recordsLabel="CV uploads"
    emptyText="No CV uploads available"
    searchLabel="Search file names"
    columns={columns}
    defaultSort="-uploadedAt"
    fetchPage={fetchCvUploads}
    refreshLabel="Refresh"
    exportPath="/api/cv-uploads"
    {...props}
  />
);
