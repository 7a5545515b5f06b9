import { endpoint } from '@/lib/server/http/route';
import { statementExport } from '@/lib/server/http/statement-export-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: statementExport('pdf'),
});
