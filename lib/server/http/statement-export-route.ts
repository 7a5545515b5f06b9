import { statementExportBody } from '@/lib/shared/statement';
import { exportStatement, statementFormats, type StatementFormat } from '@/lib/server/services/statement/export-statement';
import { attachment } from './attachment';
import { route } from './route';

/** Answers the statement as a file of one format. */
export const statementExport = (format: StatementFormat) =>
  route({ auth: 'visitor', limit: 'exports', body: statementExportBody }, async ({ body: { text }, caller }) => {
    const { bytes, filename } = await exportStatement(text, format, caller);
    return new Response(new Uint8Array(bytes), { headers: attachment(filename, statementFormats[format]) });
  });
