import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sendPagesWhole } from '@/lib/server/http/first-paint/send-pages-whole';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

let server: http.Server;
let answer: Answer;
let port = 0;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    sendPagesWhole(request, response);
    answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function ask(headers: Record<string, string> = {}, path = '/', method = 'GET') {
  const asked = { accept: 'text/html,*/*', 'accept-encoding': 'gzip, br', connection: 'close', ...headers };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    http.request({ port, host: '127.0.0.1', path, method, headers: asked }, resolve).on('error', reject).end();
  });
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(await response.toArray()) };
}

function unpacked({ headers, body }: { headers: IncomingHttpHeaders; body: Buffer }): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
}

const html = (response: ServerResponse) => response.setHeader('content-type', 'text/html; charset=utf-8');

describe('a page', () => {
  test('written in pieces, with its head flushed first, comes whole with its status and headers', async () => {
    answer = (response) => {
      html(response);
      response.setHeader('x-own', 'kept');
      response.statusCode = 404;
      response.flushHeaders();
      response.write('<p>Grüße, ');
      setTimeout(() => response.end(Buffer.from('Zoë</p>')), 20);
    };
    const page = await ask();
    expect(page).toMatchObject({
      status: 404,
      headers: { 'x-own': 'kept', 'content-encoding': 'br', 'content-length': String(page.body.length) },
    });
    expect(unpacked(page)).toBe('<p>Grüße, Zoë</p>');
  });

  test('keeps the status its head was written with', async () => {
    answer = (response) => {
      html(response);
      response.writeHead(503);
      response.end('later');
    };
    const page = await ask();
    expect(page.status).toBe(503);
    expect(unpacked(page)).toBe('later');
  });

  test('that is ended twice comes once', async () => {
    answer = (response) => {
      html(response);
      response.end('first');
      response.end('second');
    };
    expect(unpacked(await ask())).toBe('first');
  });

  test('without a body has none', async () => {
    answer = (response) => {
      html(response);
      response.statusCode = 304;
      response.end();
    };
    const page = await ask();
    expect(page).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(page.headers['content-encoding']).toBeUndefined();
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', undefined],
    ['identity', undefined],
  ])('for a browser that takes %s is packed as %s', async (accepted, encoding) => {
    answer = (response) => {
      html(response);
      response.end('<p>words</p>');
    };
    const page = await ask({ 'accept-encoding': accepted });
    expect(page.headers['content-encoding']).toBe(encoding);
    expect(unpacked(page)).toBe('<p>words</p>');
  });

  test('whose reader has gone harms nobody', async () => {
    const gone = new Promise<void>((resolve) => {
      answer = (response) => {
        html(response);
        response.write('half');
        response.once('close', () => {
          response.end('too late');
          resolve();
        });
      };
    });
    http
      .get({ port, host: '127.0.0.1', headers: { accept: 'text/html' } })
      .on('error', () => {})
      .on('socket', (socket) => setTimeout(() => socket.destroy(), 50));
    await gone;
    answer = (response) => response.end('still here');
    expect((await ask()).body.toString()).toBe('still here');
  });
});

describe('whatever is no page goes its way untouched:', () => {
  test.each([
    ['a call', { path: '/api/health' }],
    ['a part of the build', { path: '/_next/static/x.js' }],
    ['a file', { path: '/embed.js?v=1.2' }],
    ['the data of a page', { headers: { rsc: '1' } }],
    ['what does not ask for HTML', { headers: { accept: '*/*' } }],
    ['a sending', { method: 'POST' }],
  ])('%s', async (_, { path, headers, method }: { path?: string; headers?: Record<string, string>; method?: string }) => {
    answer = (response, request) => {
      html(response);
      response.write(String(request.headers['accept-encoding']));
      response.end();
    };
    const page = await ask(headers, path, method);
    expect(page.headers['content-encoding']).toBeUndefined();
    expect(page.headers['transfer-encoding']).toBe('chunked');
    expect(page.body.toString()).toBe('gzip, br');
  });

  test('an answer that turns out to be something else', async () => {
    answer = (response) => {
      response.setHeader('content-type', 'application/json');
      response.write('{}');
      response.end();
    };
    const { headers, body } = await ask();
    expect(headers['transfer-encoding']).toBe('chunked');
    expect(body.toString()).toBe('{}');
  });
});
