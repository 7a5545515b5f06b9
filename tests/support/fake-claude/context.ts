import Anthropic from '@anthropic-ai/sdk';
import { breaker } from '@/lib/server/analysers/claude/breaker';
import type { CallRecord, ClaudeContext, UsageRecorder } from '@/lib/server/analysers/claude/claude-context';

export interface KeptUsage extends UsageRecorder {
  texts: string[];
  calls: CallRecord[];
}

export function keptUsage(): KeptUsage {
  const texts: string[] = [];
  const calls: CallRecord[] = [];
  return { texts, calls, sent: async (_purpose, text) => void texts.push(text), called: async (record) => void calls.push(record) };
}

/** The real SDK pointed at the fake, with a clock of its own and a budget that never ends. */
export function contextAt(baseURL: string, own: Partial<ClaudeContext> = {}): ClaudeContext {
  const client = new Anthropic({ apiKey: 'test-key', baseURL, maxRetries: 0, logLevel: 'off', openTelemetry: false });
  return {
    client,
    model: 'claude-fake',
    effort: 'low',
    breaker: breaker(() => 0),
    budget: { reserve: async () => ({ settle: async () => undefined }) },
    deadlineMs: 5_000,
    now: () => 0,
    ...own,
  };
}
