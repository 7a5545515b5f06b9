import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { streamEvents, thought } from './stream';

/** What the fake plays for one call. */
export type Step =
  | { play: 'answer'; text: string; stop?: 'end_turn' | 'max_tokens' | 'model_context_window_exceeded' | 'refusal' }
  /** An error of the provider, at the call named. */
  | { play: 'status'; status: number; retryAfter?: number; at?: 'count' | 'message' }
  /** Never answers. */
  | { play: 'stall' }
  /** Breaks off in the middle of the body. */
  | { play: 'cut'; text?: string }
  /** Streams its text and then nothing more until `release` is called; then the rest. What is no stream waits as a whole. */
  | { play: 'hold'; text: string; rest: string }
  /** Streams its text and then an error, as an overloaded provider does in the middle. */
  | { play: 'error'; text: string; type: string }
  /** Hangs up at once. */
  | { play: 'hang-up' }
  /** 200 with a body that is no message. */
  | { play: 'garbage' };

export interface SentRequest {
  path: string;
  headers: http.IncomingHttpHeaders;
  raw: string;
  body: { model?: string; system?: unknown; messages?: unknown; output_config?: unknown; max_tokens?: number; stream?: boolean };
}

export interface FakeClaude {
  url: string;
  /** Calls of /v1/messages. */
  messages: SentRequest[];
  /** Calls of /v1/messages/count_tokens. */
  counts: SentRequest[];
  /** Every byte that came in, headers included. */
  outgoing(): string;
  /** The steps to come, in order; the last one stays. */
  play(...steps: Step[]): void;
  /** Resolves once a call of /v1/messages has come. */
  reached(): Promise<void>;
  /** Lets the streams that are held go on. */
  release(): void;
  /** Calls whose caller went away before the answer was whole. */
  abandoned(): number;
  close(): Promise<void>;
}

export const answer = (value: unknown): Step => ({ play: 'answer', text: typeof value === 'string' ? value : JSON.stringify(value) });

const errorTypes: Record<number, string> = {
  401: 'authentication_error',
  403: 'permission_error',
  429: 'rate_limit_error',
  529: 'overloaded_error',
};

const json = (response: http.ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake', ...headers }).end(JSON.stringify(body));

const problem = (response: http.ServerResponse, { status, retryAfter }: { status: number; retryAfter?: number }) =>
  json(
    response,
    status,
    { type: 'error', error: { type: errorTypes[status] ?? 'api_error', message: 'The fake says no.' } },
    retryAfter === undefined ? { 'x-should-retry': 'false' } : { 'retry-after': String(retryAfter), 'x-should-retry': 'false' },
  );

/** A server that speaks the Messages API: plain answers, streams, token counts and every failure there is. */
export async function startFakeClaude(): Promise<FakeClaude> {
  const requests: SentRequest[] = [];
  const held: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  let abandoned = 0;
  let steps: Step[] = [answer('{}')];
  const next = (): Step => (steps.length > 1 ? steps.shift() : steps[0]) ?? answer('{}');

  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const raw = Buffer.concat(chunks).toString('utf8');
    const path = (request.url ?? '').split('?')[0] ?? '';
    const sent: SentRequest = { path, headers: request.headers, raw, body: JSON.parse(raw || '{}') };
    requests.push(sent);
    if (path === '/v1/messages/count_tokens') return countTokens(response, raw, steps[0], next);
    if (path === '/v1/messages') {
      waiting.splice(0).forEach((tell) => tell());
      response.once('close', () => (abandoned += response.writableEnded || response.errored ? 0 : 1));
      return perform(next(), sent, response, held);
    }
    return problem(response, { status: 404 });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${portOf(address)}`,
    get messages() {
      return requests.filter(({ path }) => path === '/v1/messages');
    },
    get counts() {
      return requests.filter(({ path }) => path === '/v1/messages/count_tokens');
    },
    outgoing: () => requests.map(({ path, headers, raw }) => `${path}\n${JSON.stringify(headers)}\n${raw}`).join('\n'),
    play(...to) {
      requests.length = 0;
      held.length = 0;
      abandoned = 0;
      steps = [...to];
    },
    reached: () =>
      new Promise((resolve) => {
        if (requests.some(({ path }) => path === '/v1/messages')) resolve();
        else waiting.push(resolve);
      }),
    release: () => held.splice(0).forEach((goOn) => goOn()),
    abandoned: () => abandoned,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const portOf = (address: AddressInfo | string | null): number => (address !== null && typeof address === 'object' ? address.port : 0);

function countTokens(response: http.ServerResponse, raw: string, step: Step | undefined, next: () => Step) {
  if (step?.play === 'status' && step.at === 'count') {
    next();
    return problem(response, step);
  }
  return json(response, 200, { input_tokens: Math.ceil(raw.length / 4) });
}

const messageOf = (text: string, stop: string, inputLength: number) => ({
  id: 'msg_fake',
  type: 'message',
  role: 'assistant',
  model: 'claude-fake',
  content: [thought, ...(text ? [{ type: 'text', text }] : [])],
  stop_reason: stop,
  stop_sequence: null,
  usage: {
    input_tokens: Math.ceil(inputLength / 4),
    output_tokens: Math.ceil(text.length / 4),
    cache_read_input_tokens: 1_000,
    cache_creation_input_tokens: 0,
  },
});

function perform(step: Step, { raw, body }: SentRequest, response: http.ServerResponse, held: (() => void)[]): unknown {
  switch (step.play) {
    case 'status':
      return problem(response, step);
    case 'stall':
      return undefined;
    case 'hang-up':
      return response.destroy();
    case 'garbage':
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Gateway</body></html>');
    case 'cut':
      return body.stream ? cutStream(response, step.text ?? '', raw.length) : cutBody(response);
    case 'hold': {
      const message = messageOf(step.text + step.rest, 'end_turn', raw.length);
      if (!body.stream) return held.push(() => json(response, 200, message));
      const events = streamEvents(message, step.text, step.rest);
      const pause = events.indexOf('');
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(events.slice(0, pause).join(''));
      return held.push(() => response.end(events.slice(pause).join('')));
    }
    case 'error': {
      const events = streamEvents(messageOf(step.text, 'end_turn', raw.length), step.text, '');
      const problem = { type: 'error', error: { type: step.type, message: 'The fake says no.' } };
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      return response.end(`${events.slice(0, events.indexOf('')).join('')}event: error\ndata: ${JSON.stringify(problem)}\n\n`);
    }
    case 'answer': {
      const message = messageOf(step.text, step.stop ?? 'end_turn', raw.length);
      if (!body.stream) return json(response, 200, message);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const event of streamEvents(message, step.text)) response.write(event);
      return response.end();
    }
  }
}

function cutBody(response: http.ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"id":"msg_fake","type":"message","content":[{"type":"text","text":"{\\"summ');
  setImmediate(() => response.destroy());
}

function cutStream(response: http.ServerResponse, text: string, inputLength: number): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const events = streamEvents(messageOf(text, 'end_turn', inputLength), text);
  // Once it is on its way: what is destroyed before is never sent.
  response.write(events.slice(0, -3).join(''), () => response.destroy());
}
