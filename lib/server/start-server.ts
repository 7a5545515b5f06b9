import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse, type IncomingMessage } from 'node:http';
import { env, settleAuthAddress, SettingsError } from './env';
import { describeError, log } from './log';
import { announceGeneratedSecrets } from './prepare/announce';
import { awaitPreparation } from './prepare/readiness';

const second = 1_000;
const minute = 60 * second;

/** What a running server does besides answering: it prepares its database, corrects client addresses, and runs its jobs. */
export function startServer(): void {
  checkSettings();
  correctRequests();
  const started = new Date();
  const prepared = import('./prepare/prepare-server').then(({ prepareServer }) => prepareServer(started));
  awaitPreparation(prepared);
  // Loaded after the first requests could be answered: what a job needs is no reason to start later.
  once('warm', async () => (await import('./workers/pool')).warmPool());
  void prepared.then(startJobs);
}

function startJobs(): void {
  every(minute, 'resume', async () => (await import('./services/analyses/resume-abandoned')).resumeAbandoned());
  every(10 * second, 'webhook', async () => (await import('./webhook/deliver-leads')).deliverLeads(new Date()));
  every(60 * minute, 'purge', async () => (await import('./services/personal-data/purge')).purgeInTurn(new Date()));
}

/** A site with a wrong setting does not start; every mistake is named at once. */
function checkSettings(): void {
  try {
    settleAuthAddress();
    announceGeneratedSecrets();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
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
