import http from 'node:http';
import { once } from 'node:events';

export interface Proxy {
  url: string;
  /** Calls that were cut off with an instance: answered 502. */
  cut: () => number;
  close: () => void;
}

/**
 * Hands each call to the next instance, whoever asks. A call that reached no instance goes to the one after, and so does a
 * GET that broke off; another that an instance had begun is answered 502, since it may have been done.
 */
export async function startProxy(instances: readonly string[]): Promise<Proxy> {
  const agent = new http.Agent({ keepAlive: true });
  let turn = 0;
  let cut = 0;
  const server = http.createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    cut: () => cut,
    close: () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };

  async function take(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    pass(request, Buffer.concat(chunks), response, instances.length);
  }

  function pass(request: http.IncomingMessage, body: Buffer, response: http.ServerResponse, tries: number): void {
    const { method, headers, url } = request;
    const instance = instances[turn++ % instances.length] ?? '';
    const onward = http.request(instance + url, {
      method,
      agent,
      headers: {
        ...headers,
        'x-forwarded-for': request.socket.remoteAddress,
        'x-forwarded-proto': 'http',
        ...(body.length ? { 'content-length': body.length } : {}),
      },
    });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      const mayRepeat = error.code === 'ECONNREFUSED' || (method === 'GET' && !response.headersSent);
      if (mayRepeat && tries > 1) return pass(request, body, response, tries - 1);
      cut++;
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    onward.end(body);
  }
}
