import { exportEndpoint } from '@/lib/server/http/export-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = exportEndpoint('pdf');
