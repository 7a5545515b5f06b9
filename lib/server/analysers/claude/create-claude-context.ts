import Anthropic from '@anthropic-ai/sdk';
import { breaker, type Breaker } from './breaker';
import type { ClaudeContext, Effort, TokenBudget } from './claude-context';

export interface ClaudeSettings {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
  effort: Effort;
  budget: TokenBudget;
  /** A whole piece of writing; one request of it gets a little less. */
  deadlineMs?: number;
  maxRetries?: number;
}

/** Below the lease of an accepted analysis (90 s): no second worker takes up what the first still waits for. */
const longestWritingMs = 80_000;

declare global {
  // One breaker a process, though Next bundles this module several times.
  var claudeBreaker: { key: string; breaker: Breaker } | undefined;
}

const now = (): number => performance.now();

function breakerFor(key: string): Breaker {
  if (globalThis.claudeBreaker?.key !== key) globalThis.claudeBreaker = { key, breaker: breaker(now) };
  return globalThis.claudeBreaker.breaker;
}

/** The SDK with its log and its traces off: neither may ever hold what was sent. */
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
