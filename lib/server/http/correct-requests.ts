import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse, type IncomingMessage } from 'node:http';
import { env } from '@/lib/server/env';
import { proxyTest } from './trusted-proxy';

/** What only a proxy of ours may say of a request. */
const forwarded = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'forwarded',
];

/** What the middleware tells the pages, and the policy the framework takes its nonce from: never a client's to say. */
const ours = ['x-nonce', 'x-embedded', 'x-theme', 'x-accent', 'content-security-policy', 'content-security-policy-report-only'];

/** The Fetch standard's Request takes neither, so the framework would answer 500. Every address refuses OPTIONS. */
const impossible = new Set(['TRACE', 'TRACK']);

/** Puts right each request of this process before the framework sees it. */
export function correctRequests(): void {
  const isProxy = proxyTest(env().TRUST_PROXY);
  let isEnding = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => (isEnding = true));
  subscribe('http.server.request.start', (message) => {
    const exchange = exchangeOf(message);
    if (!exchange) return;
    // A server that ends waits for its connections, and whoever asks again and again on one would keep it for ever.
    if (isEnding) exchange.response.setHeader('connection', 'close');
    correct(exchange.request, isProxy);
  });
}

/** `isProxy` says whether a socket's address is the trusted proxy's. */
export function correct(request: IncomingMessage, isProxy: (address: string | undefined) => boolean): void {
  const { headers, socket } = request;
  if (!isProxy(socket.remoteAddress)) for (const name of forwarded) delete headers[name];
  headers['x-forwarded-for'] ??= socket.remoteAddress ?? 'unknown';
  for (const name of ours) delete headers[name];
  if (impossible.has(request.method ?? '')) request.method = 'OPTIONS';
  // The framework answers a broken escape with a bare 500: such an address is simply one where nothing is.
  if (request.url && !isDecodable(request.url)) request.url = request.url.startsWith('/api/') ? '/api/malformed' : '/malformed';
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

function exchangeOf(message: unknown): { request: IncomingMessage; response: ServerResponse } | null {
  if (typeof message !== 'object' || message === null || !('request' in message) || !('response' in message)) return null;
  const { request, response } = message;
  return isIncomingMessage(request) && response instanceof ServerResponse ? { request, response } : null;
}

const isIncomingMessage = (value: unknown): value is IncomingMessage =>
  typeof value === 'object' && value !== null && 'headers' in value && 'socket' in value;
