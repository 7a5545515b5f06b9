import net from 'node:net';
import { pdfCv } from '../../support/cv-files';
import { pause, startSite } from '../../support/site/site';
import { Visitor } from '../../support/site/visitor';
import { expectations, type Scenario } from './scenario';

const clients = 200;
const patienceMs = 3_000;

/** Begins an upload of 4 MB and sends a byte now and then. */
function dawdle(port: number): net.Socket {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  const head = [
    'POST /api/cv/upload HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 4000000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\n`);
  return socket;
}

export const slowClients: Scenario = async ({ makeDatabase, folder }) => {
  const { faults, expect } = expectations();
  const site = await startSite(folder('slow'), { DATABASE_URL: await makeDatabase('SQLite', 'slow') });
  const sockets = Array.from({ length: clients }, () => dawdle(Number(new URL(site.url).port)));
  await pause(500);
  for (const socket of sockets) socket.write('x');
  const visitor = new Visitor(site.url);
  const started = performance.now();
  expect('the page', (await visitor.get('/'))?.status, 200);
  const upload = await visitor.upload(pdfCv, 'visitor.pdf');
  expect('an upload', upload?.status, 201);
  expect('an analysis', (await visitor.analyse((await upload?.json())?.id, false))?.status, 200);
  const ms = performance.now() - started;
  if (ms > patienceMs) faults.push(`page, upload and analysis took ${Math.round(ms)} ms beside ${clients} slow clients`);
  for (const socket of sockets) socket.destroy();
  await site.stop();
  return faults;
};
