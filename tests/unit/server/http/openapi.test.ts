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
});
