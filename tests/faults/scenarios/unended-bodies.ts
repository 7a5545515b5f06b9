import { once } from 'node:events';
import net from 'node:net';
import { residentMegabytes } from '../../support/site/memory';
import { pause, startSite } from '../../support/site/site';
import { expectations, type Scenario } from './scenario';

const clients = 100;
const sentBytes = 4_500_000;
/** All bodies together are 900 MB. */
const mostMegabytes = 300;
const holdMs = 10_000;

const heads = {
  '/': 'Content-Type: text/plain',
  '/api/cv/statement': 'Content-Type: multipart/form-data; boundary=--------------------------x',
};

/** Sends all but the end of a body. */
async function hoard(port: number, address: string, type: string): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.resume();
  await once(socket, 'connect');
  socket.write(`POST ${address} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${type}\r\nContent-Length: ${sentBytes + 1}\r\n\r\n`);
  socket.write(Buffer.alloc(sentBytes, 'x'));
  return socket;
}

export const unendedBodies: Scenario = async ({ makeDatabase, folder }) => {
  const { faults, expect } = expectations();
  const site = await startSite(folder('unended'), { DATABASE_URL: await makeDatabase('SQLite', 'unended') });
  const port = Number(new URL(site.url).port);
  const status = async () => (await fetch(site.url)).status;
  expect('the page before', await status(), 200);
  const before = residentMegabytes([site.pid]);
  const sockets = await Promise.all(
    Object.entries(heads).flatMap(([address, type]) => Array.from({ length: clients }, () => hoard(port, address, type))),
  );
  await pause(holdMs);
  const grown = Math.round(residentMegabytes([site.pid]) - before);
  if (grown > mostMegabytes) faults.push(`the site grew by ${grown} MB over bodies that do not end`);
  for (const socket of sockets) socket.destroy();
  expect('the page afterwards', await status(), 200);
  await site.stop();
  return faults;
};
