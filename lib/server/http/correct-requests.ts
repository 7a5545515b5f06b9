import { subscribe } from 'node:diagnostics_channel';
import { Server, ServerResponse, type IncomingMessage } from 'node:http';
import { env } from '@/lib/server/env';
import { passInOrder } from './request-order';
import { proxyTest } from './trusted-proxy';

/** Headers that only a trusted proxy may set. */
const forwarded = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'forwarded',
];

/** Headers that the middleware sets for the pages, and the policy in which the framework finds its nonce: a client must not set them. */
const ours = ['x-nonce', 'x-embedded', 'x-theme', 'x-accent', 'content-security-policy', 'content-security-policy-report-only'];

/** The Fetch standard's Request refuses both methods, so the framework would answer 500. OPTIONS is refused at every address. */
const impossible = new Set(['TRACE', 'TRACK']);

/** Corrects each request of this process before the framework sees it, and has them passed on in order. */
export function correctRequests(): void {
  const isProxy = proxyTest(env().TRUST_PROXY);
  const ordered = new WeakSet<Server>();
  let isEnding = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => (isEnding = true));
  subscribe('http.server.request.start', (message) => {
    const exchange = exchangeOf(message);
    if (!exchange) return;
    // A server that shuts down waits for its connections, so a keep-alive connection in use would hold it open for ever.
    if (isEnding) exchange.response.setHeader('connection', 'close');
    correct(exchange.request, isProxy);
    // The first request is announced before the server hands it to its listeners.
    if (!ordered.has(exchange.server)) passInOrder(exchange.server);
    ordered.add(exchange.server);
  });
}

/** `isProxy` says whether a socket's address is the trusted proxy's. */
export function correct(request: IncomingMessage, isProxy: (address: string | undefined) => boolean): void {
  const { headers, socket } = request;
  if (!isProxy(socket.remoteAddress)) for (const name of forwarded) delete headers[name];
  headers['x-forwarded-for'] ??= socket.remoteAddress ?? 'unknown';
  for (const name of ours) delete headers[name];
  if (impossible.has(request.method ?? '')) request.method = 'OPTIONS';
  // The framework answers a broken escape with a bare 500; it is treated as an address that does not exist.
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

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

function exchangeOf(message: unknown): Exchange | null {
  if (typeof message !== 'object' || message === null) return null;
  if (!('request' in message && 'response' in message && 'server' in message)) return null;
  const { request, response, server } = message;
  if (!isIncomingMessage(request) || !(response instanceof ServerResponse) || !(server instanceof Server)) return null;
  return { request, response, server };
}

const isIncomingMessage = (value: unknown): value is IncomingMessage =>
  typeof value === 'object' && value !== null && 'headers' in value && 'socket' in value;
