import Anthropic from '@anthropic-ai/sdk';
import { breaker } from '@/lib/server/analysers/claude/breaker';
import type { CallRecord, Desk, Diary } from '@/lib/server/analysers/claude/desk';

export interface KeptDiary extends Diary {
  texts: string[];
  calls: CallRecord[];
}

export function keptDiary(): KeptDiary {
  const texts: string[] = [];
  const calls: CallRecord[] = [];
  return { texts, calls, sent: async (_purpose, text) => void texts.push(text), called: async (record) => void calls.push(record) };
}

/** The real SDK pointed at the fake, with a clock of its own and a budget that never ends. */
export function deskAt(baseURL: string, own: Partial<Desk> = {}): Desk {
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
