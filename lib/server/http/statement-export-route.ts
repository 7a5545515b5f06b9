import { statementExportBody } from '@/lib/shared/statement';
import { exportStatement, statementFormats, type StatementFormat } from '@/lib/server/services/statement/export-statement';
import { attachment } from './attachment';
import { endpoint, route } from './route';

/** One address per format. */
export const statementExportEndpoint = (format: StatementFormat) =>
  endpoint({
    POST: route({ auth: 'visitor', limit: 'exports', body: statementExportBody }, async ({ body: { text }, caller }) => {
      const { bytes, filename } = await exportStatement(text, format, caller);
      return new Response(new Uint8Array(bytes), { headers: attachment(filename, statementFormats[format]) });
    }),
  });
