import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse, type IncomingMessage } from 'node:http';
import { env } from './env';
import { describeError, log } from './log';

const second = 1_000;
const minute = 60 * second;

/** What a running server does besides answering: true client addresses, unfinished analyses, the purge. */
export function startServer(): void {
  correctRequests();
  const started = new Date();
  let preparing: Promise<void> | null = null;
  /** Before any job touches the database; where it could not be reached the next job tries again. */
  const prepared = (): Promise<void> =>
    (preparing ??= prepare(started).catch((error: unknown) => {
      preparing = null;
      throw error;
    }));
  // Loaded after the first requests could be answered: what a job needs is no reason to start later.
  once('warm', async () => (await import('./extract/pool')).warmPool());
  every(minute, 'resume', () => prepared().then(async () => (await import('./services/analyse-upload')).resumeAbandoned()));
  every(10 * second, 'webhook', () => prepared().then(async () => (await import('./webhook/deliver-leads')).deliverLeads(new Date())));
  every(60 * minute, 'purge', () => prepared().then(async () => (await import('./services/purge')).purgeInTurn(new Date())));
}

async function prepare(started: Date): Promise<void> {
  const { isPostgres, prepareDatabase } = await import('./db/client');
  await prepareDatabase();
  // On one machine a lease that is left is a dead process's; behind a shared database another instance may hold it.
  if (!isPostgres(env().DATABASE_URL)) await (await import('./db/analyses')).releaseLeases(started);
}

function once(job: string, work: () => Promise<void>): () => void {
  const run = () => void work().catch((error: unknown) => log().error({ job, error: describeError(error) }, 'job failed'));
  setTimeout(run, second).unref();
  return run;
}

function every(intervalMs: number, job: string, work: () => Promise<void>): void {
  setInterval(once(job, work), intervalMs).unref();
}

/** What must be put right before the framework sees a request. */
function correctRequests(): void {
  const { TRUST_PROXY: trustProxy } = env();
  let isEnding = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => (isEnding = true));
  subscribe('http.server.request.start', (message) => {
    const exchange = exchangeOf(message);
    if (!exchange) return;
    const { request, response } = exchange;
    // A server that ends waits for its connections, and whoever asks again and again on one would keep it for ever.
    if (isEnding) response.setHeader('connection', 'close');
    // A client can send any x-forwarded-for; unless a trusted proxy writes it, the socket's address takes its place.
    if (!trustProxy) request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? 'unknown';
    // The framework answers a broken escape with a bare 500: such an address is simply one where nothing is.
    if (request.url && !isDecodable(request.url)) request.url = request.url.startsWith('/api/') ? '/api/malformed' : '/malformed';
  });
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
