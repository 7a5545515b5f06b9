import fs from 'node:fs';
import path from 'node:path';

/** What anybody may call; whatever else stands under app/api asks for a session. */
const open = [
  /^\/api\/cv\//,
  /^\/api\/(?:health|health\/live|openapi\.json|metrics|metrics\/.*|webhooks\/.*)$/,
  /^\/api\/admin\/(?:login|logout|auth-status)$/,
];
const catchAll = '/api/[[...unknown]]';

/** Every call by its address and the file that answers it. */
export const routes = fs
  .readdirSync('app/api', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .map((file) => ({ address: `/api/${path.dirname(file).split(path.sep).join('/')}`, file: path.resolve('app/api', file) }))
  .filter(({ address }) => address !== catchAll);

export const guarded = routes.filter(({ address }) => !open.some((pattern) => pattern.test(address)));

export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Ids of ours that name nothing. */
export const paramsOf = (address: string): Record<string, string> =>
  Object.fromEntries([...address.matchAll(/\[(\w+)\]/g)].map(([, name]) => [name, 'AAAAAAAAAAAAAAAAAAAAAAAA']));
