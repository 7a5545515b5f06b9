import http from 'node:http';
import net from 'node:net';
import { docxCv } from '../../support/cv-files';
import { eventually, pause, startSite } from '../../support/site/site';
import { expectations, type Scenario } from './scenario';

/** An upload of which half is sent, then the rest once `middle` is over. */
async function uploadInHalves(url: string, middle: () => Promise<void>): Promise<number> {
  const boundary = 'halves';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="visitor.docx"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), await docxCv(), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const half = Math.floor(body.length / 2);
  const request = http.request(`${url}/api/cv/upload`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': body.length },
  });
  const answer = new Promise<number>((resolve) => {
    request.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', () => resolve(0));
  });
  await new Promise<void>((resolve) => request.write(body.subarray(0, half), () => resolve()));
  // Connections are taken in their order: with this answer the upload has been taken too.
  await fetch(`${url}/api/health`);
  await middle();
  request.end(body.subarray(half));
  return answer;
}

const maxWaitMs = 10_000;

const refusesConnections = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
    socket.once('error', () => resolve(true));
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
  });

/** One question after the other on one connection, as a proxy asks; done when the site answers no more. */
async function askAgainAndAgain(url: string): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const isAnswered = () =>
    new Promise<boolean>((resolve) => {
      const request = http.get(url, { agent }, (response) => {
        response.resume();
        response.on('end', () => resolve(true));
      });
      request.on('error', () => resolve(false));
    });
  while (await isAnswered());
  agent.destroy();
}

export const shutdown: Scenario = async ({ makeDatabase, folder }) => {
  const { faults, expect } = expectations();
  const site = await startSite(folder('shutdown'), { DATABASE_URL: await makeDatabase('SQLite', 'shutdown') });
  let ended: Promise<number | null> = Promise.resolve(null);
  const asking = askAgainAndAgain(site.url);
  const status = await uploadInHalves(site.url, async () => {
    ended = site.stop();
    await eventually(() => refusesConnections(site.url), maxWaitMs);
  });
  expect('an upload that was under way at SIGTERM', status, 201);
  const code = await Promise.race([ended, pause(maxWaitMs).then(() => 'still running')]);
  if (code === 'still running') {
    faults.push('the site did not end');
    await site.kill();
  }
  await asking;
  return faults;
};
