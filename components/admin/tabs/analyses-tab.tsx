import { fetchCvAnalyses } from '@/lib/client/admin-calls';
import { formatCount } from '@/lib/report/format';
import type { CvAnalysis } from '@/lib/shared/admin';
import { FileLink, NoValue, Score, Time } from '../tables/cells';
import { columnsOf } from '../tables/use-server-table';
import { RecordList, type RecordListProps } from '../tables/record-list';

const optionNames: [keyof CvAnalysis['options'], string][] = [
  ['detailedFeedback', 'Feedback'],
  ['professionalWorth', 'Worth'],
  ['salaryBenchmarking', 'Salary'],
  ['aiDetection', 'Language'],
  ['atsOptimisation', 'ATS'],
];

const helper = columnsOf<CvAnalysis>();
const columns = helper.columns([
  helper.accessor('score', { header: 'Score', cell: ({ getValue }) => <Score score={getValue()} /> }),
  helper.accessor('summary', {
    header: 'Summary',
    enableSorting: false,
    cell: ({ getValue }) => <span className="line-clamp-2 max-w-[34rem] min-w-48">{getValue()}</span>,
  }),
  helper.accessor('createdAt', { header: 'Analysed (UTC)', cell: ({ getValue }) => <Time iso={getValue()} /> }),
  helper.accessor('options', {
    header: 'Options',
    enableSorting: false,
    cell: ({ getValue }) => {
      const chosen = optionNames.filter(([name]) => getValue()[name]).map(([, label]) => label);
      // Wide enough for two lines at most, as the summary has, so that rows are of one height on a phone too.
      return chosen.length > 0 ? <span className="block min-w-44">{chosen.join(', ')}</span> : <NoValue>None</NoValue>;
    },
  }),
  helper.accessor('engine', {
    header: 'Engine',
    enableSorting: false,
    cell: ({ getValue }) => <span className="whitespace-nowrap">{getValue()}</span>,
  }),
  helper.accessor('claudeTokens', {
    header: 'Claude tokens',
    enableSorting: false,
    cell: ({ getValue }) => <span className="tabular-nums">{getValue() === null ? '–' : formatCount(getValue() ?? 0)}</span>,
  }),
  helper.display({
    id: 'downloads',
    header: 'Downloads',
    cell: ({ row: { original } }) => (
      <span className="flex gap-3 whitespace-nowrap">
        {original.cvDownloadUrl && (
          <FileLink href={original.cvDownloadUrl} of={`the analysis of ${original.createdAt}`}>
            Original CV
          </FileLink>
        )}
        <FileLink href={original.reportUrl} of={`the analysis of ${original.createdAt}`}>
          Report PDF
        </FileLink>
      </span>
    ),
  }),
]);

export const AnalysesTab = (props: Pick<RecordListProps<CvAnalysis>, 'place' | 'go'>) => (
  <RecordList
    recordsLabel="CV analyses"
    emptyText="No CV analyses available"
    searchLabel="Search summaries"
    columns={columns}
    defaultSort="-createdAt"
    fetchPage={fetchCvAnalyses}
    refreshLabel="Refresh"
    exportPath="/api/cv-analyses"
    {...props}
  />
);
