import { answerInTurn, waitForTurn } from '@/lib/server/http/client-queue';

const large = 'x'.repeat(200_000);

describe('the reads of one client', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    globalThis.readingLines = undefined;
    jest.useRealTimers();
  });

  /** Starts a read that notes when it begins; `finish` lets it answer. */
  function read(client: string, begun: string[], name: string) {
    let finish = (_text: string): void => undefined;
    const answer = answerInTurn(client, async () => {
      begun.push(name);
      return new Response(await new Promise<string>((resolve) => (finish = resolve)), { headers: { 'x-of': name } });
    });
    return { answer, finish: (text: string) => finish(text) };
  }

  it('are made one after another, those of others at the same time', async () => {
    const begun: string[] = [];
    const first = read('a', begun, 'first');
    const second = read('a', begun, 'second');
    read('b', begun, 'other');
    await jest.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['first', 'other']);
    first.finish('short');
    expect(await (await first.answer).text()).toBe('short');
    await jest.advanceTimersByTimeAsync(250);
    expect(begun).toEqual(['first', 'other', 'second']);
    second.finish('short');
    expect((await second.answer).headers.get('x-of')).toBe('second');
  });

  it('wait after a long one as long as it took, a quarter of a second at most', async () => {
    const begun: string[] = [];
    const first = read('a', begun, 'first');
    read('a', begun, 'second');
    await jest.advanceTimersByTimeAsync(100);
    first.finish('short');
    await first.answer;
    await jest.advanceTimersByTimeAsync(90);
    expect(begun).toEqual(['first']);
    await jest.advanceTimersByTimeAsync(20);
    expect(begun).toEqual(['first', 'second']);
  });

  it.each([
    ['has been taken', async (answer: Response) => void (await answer.text())],
    ['was given up', async (answer: Response) => answer.body?.cancel()],
    ['was not taken for five seconds', async () => void (await jest.advanceTimersByTimeAsync(5_000))],
  ])('wait until a large answer %s', async (_end, end) => {
    const begun: string[] = [];
    const first = read('a', begun, 'first');
    read('a', begun, 'second');
    await jest.advanceTimersByTimeAsync(0);
    first.finish(large);
    const answer = await first.answer;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(begun).toEqual(['first']);
    await end(answer);
    await jest.advanceTimersByTimeAsync(250);
    expect(begun).toEqual(['first', 'second']);
  });

  it('go on after one that failed, and leave nothing behind', async () => {
    await expect(answerInTurn('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    await jest.advanceTimersByTimeAsync(250);
    (await waitForTurn('a'))();
    await jest.advanceTimersByTimeAsync(250);
    expect(globalThis.readingLines?.size).toBe(0);
  });

  it('keep status and headers, and an empty body stays empty', async () => {
    const answer = await answerInTurn('a', async () => new Response(null, { status: 204, headers: { 'deletion-receipt': 'x' } }));
    expect([answer.status, answer.headers.get('deletion-receipt'), answer.body]).toEqual([204, 'x', null]);
  });

  it('hand out a large answer whole', async () => {
    expect(await (await answerInTurn('a', async () => new Response(large))).text()).toBe(large);
  });
});
