import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { clientAddress } from './address';
import { slowReaderMs, waitForTurn } from './client-queue';

/** How often readers are looked at. One who twice leaves bytes of an answer waiting is cut off, since they stay in memory until then. */
const readerCheckMs = 60_000;

/**
 * How many requests may wait behind one on their connection. Browsers send the next request when the answer has come; what others send
 * ahead stays in memory until its turn.
 */
const mostWaiting = 64;

/** The requests of each connection that are not answered yet. */
interface Pipeline {
  /** The end of the last of them. */
  last: Promise<void>;
  waiting: number;
}
const pipelines = new WeakMap<Socket, Pipeline>();

/** Pages are drawn in the web process itself; files of the build are sent as they are, and calls take turns in `route()`. */
const isPage = (url = ''): boolean => !/^\/(?:_next\/static|api)\//.test(url);

/**
 * The framework works on all requests at the same time, so one client that sends 200 at once would keep everybody else waiting. It gets
 * the requests of a connection one after another, and the pages of a client in its turns.
 */
export function passInOrder(server: Server): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    void whenInOrder(request, response).then((isOpen) => {
      if (isOpen) for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
    });
  });
}

/** Waits for the turn of a request; false where its connection has ended meanwhile. */
async function whenInOrder(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { socket } = request;
  const ended = new Promise<void>((resolve) => response.once('close', resolve));
  const pipeline = pipelines.get(socket);
  if (!pipeline) pipelines.set(socket, { last: ended, waiting: 0 });
  else if (pipeline.waiting >= mostWaiting) socket.destroy();
  else await waitForLast(pipeline, ended);
  if (socket.destroyed) return false;
  cutOffSlowReader(response, socket);
  if (!isPage(request.url)) return true;
  const leave = await waitForTurn(clientAddress({ headers: { get: (name) => request.headers[name]?.toString() ?? null } }));
  if (socket.destroyed) {
    leave();
    return false;
  }
  response.once('close', leave);
  setTimeout(leave, slowReaderMs).unref();
  return true;
}

async function waitForLast(pipeline: Pipeline, ended: Promise<void>): Promise<void> {
  const { last } = pipeline;
  pipeline.last = ended;
  pipeline.waiting += 1;
  await last;
  pipeline.waiting -= 1;
  // Without this, a pipeline whose answers wait for nothing would be answered to its end before another connection is looked at.
  await setImmediate();
}

function cutOffSlowReader(response: ServerResponse, socket: Socket): void {
  let before = { waiting: 0, sent: 0 };
  const check = (): void => {
    const now = { waiting: response.writableLength, sent: socket.bytesWritten };
    if (before.waiting > 0 && now.waiting > 0 && now.sent === before.sent) socket.destroy();
    before = now;
  };
  const checks = setInterval(check, readerCheckMs).unref();
  // The responses of requests that waited behind it get no event when the connection breaks.
  const stop = (): void => clearInterval(checks);
  response.once('close', stop);
  socket.once('close', stop);
}
