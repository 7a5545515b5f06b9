import { awaitPreparation, isPrepared, whenPrepared } from '@/lib/server/prepare/readiness';

describe('a server that prepares its database', () => {
  afterEach(() => {
    globalThis.serverReadiness = undefined;
    jest.useRealTimers();
  });

  it('lets calls wait until it is prepared', async () => {
    let finish = (): void => undefined;
    awaitPreparation(new Promise<void>((resolve) => (finish = resolve)));
    const waiting = whenPrepared();
    expect(isPrepared()).toBe(false);
    finish();
    await waiting;
    expect(isPrepared()).toBe(true);
  });

  it('answers UNAVAILABLE to a call that has waited for ten seconds', async () => {
    jest.useFakeTimers();
    awaitPreparation(new Promise(() => undefined));
    const refused = expect(whenPrepared()).rejects.toMatchObject({ id: 'server/UNAVAILABLE', retryAfterSeconds: 5 });
    await jest.advanceTimersByTimeAsync(10_000);
    await refused;
  });

  it('is nothing that scripts and tests wait for', async () => {
    await whenPrepared();
    expect(isPrepared()).toBe(true);
  });
});
