import net from 'node:net';
import { pdfCv } from '../../support/cv-files';
import { eventually, startSite } from '../../support/site/site';
import { Visitor } from '../../support/site/visitor';
import { expectations, type Scenario } from './scenario';

/** A wire to the database that can be cut and mended. */
async function wire(target: URL): Promise<{ port: number; cut: () => Promise<void>; mend: () => Promise<void> }> {
  const sockets = new Set<net.Socket>();
  const make = () =>
    net.createServer((near) => {
      const far = net.connect(Number(target.port), target.hostname);
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
        socket.on('error', () => socket.destroy());
      }
      near.pipe(far).pipe(near);
    });
  let server = make();
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    mend: () => {
      server = make();
      return listen(port);
    },
  };
}

export const databaseGone: Scenario = async ({ makeDatabase, folder }) => {
  const { faults, expect } = expectations();
  const direct = new URL(await makeDatabase('Postgres', 'gone'));
  const line = await wire(direct);
  const through = new URL(direct.href);
  through.port = String(line.port);
  const site = await startSite(folder('gone'), { DATABASE_URL: through.href });
  const visitor = new Visitor(site.url);
  const { id } = await (await visitor.upload(pdfCv, 'visitor.pdf'))?.json();

  await line.cut();
  const health = await visitor.get('/api/health');
  expect('health without a database', [health?.status, (await health?.json())?.code], [503, 'UNAVAILABLE']);
  expect('liveness without a database', (await visitor.get('/api/health/live'))?.status, 200);
  expect('the page without a database', (await visitor.get('/'))?.status, 200);
  const refused = await visitor.analyse(id, false);
  expect('an analysis without a database', [refused?.status, (await refused?.json())?.code], [500, 'INTERNAL']);

  await line.mend();
  const isBack = await eventually(async () => (await visitor.get('/api/health'))?.status === 200, 20_000);
  expect('health once the database is back, without a restart', isBack, true);
  expect('an analysis once the database is back', (await visitor.analyse(id, false))?.status, 200);
  await site.stop();
  await line.cut();
  return faults;
};
