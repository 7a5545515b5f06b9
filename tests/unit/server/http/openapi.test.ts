import fs from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '@/lib/server/http/openapi';

const folder = 'app/api';
/** Answers of the description itself and of what nobody calls by name. */
const undescribed = new Set(['/api/openapi.json', '/api/[[...unknown]]']);

/** Every call of the site by its files: '/api/cv/analysis/{analysisId}' and the methods it answers. */
const calls = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .flatMap((file) => {
    const address = `/api/${path.dirname(file)}`;
    if (undescribed.has(address)) return [];
    const source = fs.readFileSync(path.join(folder, file), 'utf8');
    const named = [...source.matchAll(/^ {2}(GET|POST|DELETE|PUT|PATCH)\b[:,]/gm)].map(([, method]) => method);
    const methods = source.includes('exportEndpoint(') ? ['GET', 'POST'] : named;
    return methods.map((method) => `${method} ${address.replace(/\[(\w+)\]/g, '{$1}')}`);
  })
  .sort();

describe('the API document', () => {
  it('describes every call there is, and none that is not', () => {
    const { paths } = openApiDocument();
    const described = Object.entries(paths ?? {}).flatMap(([address, entry]) =>
      Object.keys(entry).map((method) => `${method.toUpperCase()} ${address}`),
    );
    expect(calls.length).toBeGreaterThan(20);
    expect(described.sort()).toEqual(calls);
  });

  interface Described {
    parameters: { name: string; in: string }[];
    requestBody?: { content: Record<string, { schema: { required?: string[] } }> };
    responses: Record<string, { description: string; content?: Record<string, { schema: { required?: string[] } }> }>;
  }
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, Described>> };
  const operations = Object.entries(paths).flatMap(([address, entry]) =>
    Object.entries(entry).map(([method, operation]) => ({ name: `${method} ${address}`, method, operation })),
  );

  it.each(operations)('names what $name refuses like every call of its kind', ({ method, operation }) => {
    const { parameters, requestBody, responses } = operation;
    const kinds = [
      [method !== 'get', '403', 'CROSS_SITE'],
      [parameters.some((one) => one.in === 'query') || requestBody?.content['application/json'], '400', /INVALID_REQUEST|INVALID_EMAIL/],
      [requestBody?.content['application/json'], '413', 'PAYLOAD_TOO_LARGE'],
      [parameters.some((one) => one.in === 'path'), '404', 'NOT_FOUND'],
    ] as const;
    for (const [applies, status, code] of kinds) if (applies) expect(responses[status]?.description).toMatch(code);
  });

  it('says what the calls of staff take and give', () => {
    expect(paths['/api/admin/login']?.post?.requestBody?.content['application/json']?.schema.required).toEqual(['email', 'password']);
    expect(paths['/api/admin/people']?.delete?.parameters.map(({ name }) => name)).toEqual(['email', 'uploadId']);
    expect(paths['/api/admin/people']?.delete?.responses['404']?.description).toBe('PERSON_NOT_FOUND');
    const page = paths['/api/lead-emails']?.get?.responses['200']?.content?.['application/json']?.schema;
    expect(page?.required).toEqual(['emails', 'count', 'next', 'previous']);
  });
});
