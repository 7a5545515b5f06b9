import { env, useEnv as applySettings } from '@/lib/server/env';

/** The running test's settings with Claude set up at the fake; the breaker of an earlier test is forgotten. */
export function setUpClaude(baseUrl: string, own: Record<string, string> = {}): void {
  const { DATA_DIR, DATABASE_URL } = env();
  globalThis.claudeBreaker = undefined;
  applySettings({
    DATA_DIR,
    DATABASE_URL,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    RATE_LIMIT_UPLOADS: '0',
    RATE_LIMIT_ANALYSES: '0',
    RATE_LIMIT_READS: '0',
    STORAGE_QUOTA_MB: '0',
    ANTHROPIC_API_KEY: 'test-key',
    ANTHROPIC_BASE_URL: baseUrl,
    ...own,
  });
}

const timeout = AbortSignal.timeout;

/** Deadlines are a third of a second at most: no test waits for a Claude that never answers. */
export function hurry(): void {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, Math.min(ms, 300)));
}
