import { once } from 'node:events';
import net from 'node:net';
import { pdfCv } from '../../support/cv-files';
import { startSite } from '../../support/site/site';
import { Visitor } from '../../support/site/visitor';
import { expectations, type Scenario } from './scenario';

const clients = 200;
/** Against the same steps without them, just before: what other work takes of the machine is in both. */
const mostSlowing = 4;

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
  const visit = async (): Promise<number> => {
    const visitor = new Visitor(site.url);
    const started = performance.now();
    expect('the page', (await visitor.get('/'))?.status, 200);
    const upload = await visitor.upload(pdfCv, 'visitor.pdf');
    expect('an upload', upload?.status, 201);
    expect('an analysis', (await visitor.analyse((await upload?.json())?.id, false))?.status, 200);
    return performance.now() - started;
  };
  const medianOfThree = async () => [await visit(), await visit(), await visit()].sort((a, b) => a - b)[1] ?? Number.NaN;
  await visit();
  const alone = await medianOfThree();
  const sockets = Array.from({ length: clients }, () => dawdle(Number(new URL(site.url).port)));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.write('x');
  const beside = await medianOfThree();
  if (beside > alone * mostSlowing)
    faults.push(`a visit took ${Math.round(beside)} ms beside ${clients} slow clients, ${Math.round(alone)} ms alone`);
  for (const socket of sockets) socket.destroy();
  await site.stop();
  return faults;
};
