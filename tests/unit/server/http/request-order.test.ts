import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { passInOrder } from '@/lib/server/http/request-order';

describe('requests on their way to the framework', () => {
  const servers: http.Server[] = [];
  const sockets: net.Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const server of servers.splice(0)) server.close();
  });

  /** A server whose answers take some time each, and what it was asked at the same time. */
  async function serve(answer = (response: http.ServerResponse) => void setTimeout(() => response.end('ok'), 20)) {
    const asked: string[] = [];
    let inWork = 0;
    let mostInWork = 0;
    const server = http.createServer((request, response) => {
      asked.push(request.url ?? '');
      mostInWork = Math.max(mostInWork, (inWork += 1));
      response.once('close', () => (inWork -= 1));
      answer(response);
    });
    passInOrder(server);
    servers.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    const address: AddressInfo | string | null = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const open = async (requests: readonly string[], client = '192.0.2.1') => {
      const socket = net.connect(port, '127.0.0.1');
      sockets.push(socket);
      await once(socket, 'connect');
      let text = '';
      socket.on('data', (bytes) => (text += bytes.toString()));
      socket.write(requests.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${client}\r\n\r\n`).join(''));
      const until = async (count: number) => {
        while ((text.match(/HTTP\/1\.1 200/g) ?? []).length < count) await once(socket, 'data');
      };
      return { socket, until };
    };
    return { open, asked, mostInWork: () => mostInWork };
  }

  it('are passed on one after another where one connection sends them without waiting', async () => {
    const { open, asked, mostInWork } = await serve();
    const paths = Array.from({ length: 10 }, (_, at) => `/api/${at}`);
    await (await open(paths)).until(paths.length);
    expect([asked, mostInWork()]).toEqual([paths, 1]);
  });

  it('keep nobody waiting where many are sent at once and each is answered without a pause', async () => {
    const { open, asked } = await serve((response) => void response.end('ok'));
    const many = await Promise.all(Array.from({ length: 40 }, () => open(Array.from({ length: 50 }, () => '/api/many'))));
    await Promise.race(many.map(({ until }) => until(1)));
    await (await open(['/api/other'])).until(1);
    await Promise.all(many.map(({ until }) => until(50)));
    expect(asked.indexOf('/api/other')).toBeLessThan(1_500);
  });

  it('are all answered where 64 wait behind one, and end their connection where more wait', async () => {
    const answers: http.ServerResponse[] = [];
    const { open, asked } = await serve((response) => void answers.push(response));
    const [kept, ended] = [await open(['/api/kept']), await open(['/api/ended'])];
    while (asked.length < 2) await new Promise(setImmediate);
    const others = (count: number) => 'GET /api/other HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count);
    kept.socket.write(others(64));
    ended.socket.on('error', () => undefined).write(others(65));
    await once(ended.socket, 'close');
    expect(kept.socket.destroyed).toBe(false);
    for (let answered = 0; answered < 66; answered += 1) {
      while (answers.length <= answered) await new Promise(setImmediate);
      answers[answered]?.end('ok');
    }
    await kept.until(65);
    expect(asked).toHaveLength(66);
  });

  it('are passed on at the same time where they are calls on several connections', async () => {
    const { open, mostInWork } = await serve();
    const all = await Promise.all(['/api/a', '/api/b', '/api/c'].map((path) => open([path])));
    await Promise.all(all.map(({ until }) => until(1)));
    expect(mostInWork()).toBe(3);
  });

  it('are passed on one after another where they are pages of one client, while another client gets its own', async () => {
    const answers: http.ServerResponse[] = [];
    const { open, asked } = await serve((response) => void answers.push(response));
    await open(['/first']);
    while (asked.length < 1) await new Promise(setImmediate);
    const second = await open(['/second']);
    const other = await open(['/other'], '192.0.2.2');
    while (asked.length < 2) await new Promise(setImmediate);
    expect(asked).toEqual(['/first', '/other']);
    for (const answer of answers.splice(0)) answer.end('ok');
    await other.until(1);
    while (asked.length < 3) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const answer of answers) answer.end('ok');
    await second.until(1);
    expect(asked).toEqual(['/first', '/other', '/second']);
  });

  it('are dropped where their connection has ended before their turn, and the next has it', async () => {
    const answers: http.ServerResponse[] = [];
    const { open, asked } = await serve((response) => void answers.push(response));
    await open(['/first']);
    while (asked.length < 1) await new Promise(setImmediate);
    const { socket } = await open(['/gone']);
    const third = await open(['/third']);
    socket.destroy();
    await once(socket, 'close');
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const answer of answers.splice(0)) answer.end('ok');
    while (answers.length < 1) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const answer of answers) answer.end('ok');
    await third.until(1);
    expect(asked).toEqual(['/first', '/third']);
  });

  it('are answered until their reader has left bytes waiting for a minute', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'performance'] });
    try {
      const answers: http.ServerResponse[] = [];
      const { open } = await serve((response) => void answers.push(response));
      const [slow, quick] = [await open(['/api/slow']), await open(['/api/quick'])];
      slow.socket.pause();
      while (answers.length < 2) await new Promise(setImmediate);
      for (const answer of answers) answer.end(Buffer.alloc(50e6));
      while (answers.filter(({ writableFinished }) => writableFinished).length < 1) await new Promise((resolve) => setTimeout(resolve, 10));
      const left = answers.find(({ writableFinished }) => !writableFinished)?.socket;
      jest.advanceTimersByTime(60_000);
      expect(left?.destroyed).toBe(false);
      jest.advanceTimersByTime(60_000);
      expect([left?.destroyed, quick.socket.destroyed]).toEqual([true, false]);
    } finally {
      jest.useRealTimers();
    }
  });
});
