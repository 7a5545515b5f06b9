import { z } from 'zod';
import { version } from '@/package.json';
import { errorCatalogue, type ErrorId } from '@/lib/shared/errors';
import * as wire from '@/lib/shared/wire';
import { env } from '@/lib/server/env';
import { adminOperations } from './admin-operations';
import type { Operation } from './operation';
import { visitorOperations } from './visitor-operations';

/** The calls for monitoring. */
const monitoringOperations: readonly Operation[] = [
  {
    summary: 'Figures for a monitor, with its token',
    path: '/api/metrics',
    method: 'get',
    answers: { 200: 'Text in the format of Prometheus' },
    errors: ['admin/UNAUTHENTICATED', 'request/NOT_FOUND'],
  },
  { summary: 'Whether the process lives', path: '/api/health/live', method: 'get', answers: { 200: 'JSON' }, errors: [] },
  { summary: 'Health', path: '/api/health', method: 'get', answers: { 200: wire.healthAnswer }, errors: ['server/UNAVAILABLE'] },
];

const operations = [...visitorOperations, ...adminOperations, ...monitoringOperations];

const json = (schema: z.ZodType) => ({ 'application/json': { schema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) } });

/** Calls that also answer while the server prepares its database; health then says that it is not ready. */
const needsNoDatabase = new Set(['/api/health', '/api/health/live', '/api/openapi.json']);

/** Errors that `route()` adds to every call, to each that needs the database, to writes, and to calls with a query or a body. */
const refusedInAnyCase = ({ path, method, query, body }: Operation): ErrorId[] => [
  'request/RATE_LIMIT',
  ...(needsNoDatabase.has(path) ? [] : ['server/UNAVAILABLE' as const]),
  ...(method === 'get' ? [] : ['request/CROSS_SITE' as const]),
  ...(query || body ? ['request/INVALID_REQUEST' as const] : []),
  ...(body ? ['request/PAYLOAD_TOO_LARGE' as const] : []),
];

function groupByStatus(errors: ErrorId[]): Map<number, ErrorId[]> {
  const groups = new Map<number, ErrorId[]>();
  for (const id of errors) groups.set(errorCatalogue[id].status, [...(groups.get(errorCatalogue[id].status) ?? []), id]);
  return groups;
}

function responses(operation: Operation): Record<string, unknown> {
  const good = Object.entries(operation.answers).map(([status, answer]) => [
    status,
    typeof answer === 'string' ? { description: answer } : { description: 'OK', content: json(answer) },
  ]);
  const byStatus = groupByStatus([...operation.errors, ...refusedInAnyCase(operation)]);
  const bad = [...byStatus].map(([status, ids]) => [
    status,
    { description: ids.map((id) => id.slice(id.indexOf('/') + 1)).join(', '), content: json(wire.errorAnswer) },
  ]);
  return Object.fromEntries([...good, ...bad]);
}

const parameters = (operation: Operation) => [
  ...[...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  ...(operation.query ?? []).map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
];

const multipart = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      },
    },
  },
};

/** OpenAPI 3.1, generated from the schemas that validate the calls. */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const entry = (paths[operation.path] ??= {});
    entry[operation.method] = {
      summary: operation.summary,
      parameters: parameters(operation),
      ...(operation.body ? { requestBody: { required: !operation.isBodyOptional, content: json(operation.body) } } : {}),
      ...(operation.multipart ? { requestBody: multipart } : {}),
      responses: responses(operation),
    };
  }
  return { openapi: '3.1.0', info: { title: env().PRODUCT_NAME, version }, paths };
}
