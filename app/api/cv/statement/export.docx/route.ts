import { statementExportEndpoint } from '@/lib/server/http/statement-export-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = statementExportEndpoint('docx');
