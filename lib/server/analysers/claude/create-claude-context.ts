import Anthropic from '@anthropic-ai/sdk';
import { breaker, type Breaker } from './breaker';
import type { ClaudeContext, Effort, TokenBudget } from './claude-context';

interface ClaudeSettings {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
  effort: Effort;
  budget: TokenBudget;
  /** The deadline for one piece of writing with its retries; a single request gets a little less. */
  deadlineMs?: number;
  maxRetries?: number;
}

/** Shorter than the lease of an accepted analysis (90 s), so that no second worker takes up what the first still waits for. */
const longestWritingMs = 80_000;

declare global {
  // One breaker for each process: Next bundles this module several times.
  var claudeBreaker: { key: string; breaker: Breaker } | undefined;
}

const now = (): number => performance.now();

function breakerFor(key: string): Breaker {
  if (globalThis.claudeBreaker?.key !== key) globalThis.claudeBreaker = { key, breaker: breaker(now) };
  return globalThis.claudeBreaker.breaker;
}

/** The SDK with logging and tracing off, because either could hold what was sent. */
export function createClaudeContext({
  apiKey,
  baseUrl,
  model,
  effort,
  budget,
  deadlineMs = longestWritingMs,
  maxRetries = 1,
}: ClaudeSettings): ClaudeContext {
  const client = new Anthropic({
    apiKey,
    baseURL: baseUrl ?? 'https://api.anthropic.com',
    timeout: Math.round(deadlineMs * 0.75),
    maxRetries,
    logLevel: 'off',
    openTelemetry: false,
  });
  return { client, model, effort, breaker: breakerFor(`${baseUrl ?? ''} ${apiKey}`), budget, deadlineMs, now };
}
