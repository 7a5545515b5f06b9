import type { Figures } from '@/lib/shared/admin';
import { env } from '@/lib/server/env';
import { sumCalls, type UsageSum } from '@/lib/server/db/usage';
import { writingEngine } from '@/lib/server/settings';
import { tokensSpentToday } from './usage-budget';

/** Factors on the input price: for writing to the provider's prompt cache, and for reading from it. */
const cacheWriteShare = 1.25;
const cacheReadShare = 0.1;
const million = 1_000_000;

const sum = (rows: UsageSum[], of: (row: UsageSum) => number): number => rows.reduce((total, row) => total + of(row), 0);

/** What Claude did and cost since then; null where it was never called and is not set up. */
export async function claudeFigures(now: Date, since: Date): Promise<Figures['claude']> {
  const { CLAUDE_DAILY_TOKENS, CLAUDE_INPUT_PRICE, CLAUDE_OUTPUT_PRICE } = env();
  const [rows, tokensToday] = await Promise.all([sumCalls(since), tokensSpentToday(now)]);
  if (rows.length === 0 && writingEngine() === 'built-in') return null;
  const outputTokens = sum(rows, (row) => row.outputTokens);
  const paidInput = sum(rows, (row) => row.inputTokens + row.cacheWriteTokens * cacheWriteShare + row.cacheReadTokens * cacheReadShare);
  const hasPrices = CLAUDE_INPUT_PRICE > 0 || CLAUDE_OUTPUT_PRICE > 0;
  return {
    calls: sum(rows, (row) => row.calls),
    inputTokens: sum(rows, (row) => row.inputTokens + row.cacheWriteTokens + row.cacheReadTokens),
    outputTokens,
    tokensToday,
    dailyTokens: CLAUDE_DAILY_TOKENS,
    cost: hasPrices ? (paidInput * CLAUDE_INPUT_PRICE + outputTokens * CLAUDE_OUTPUT_PRICE) / million : null,
    kept: sum(rows, (row) => row.kept),
    dropped: sum(rows, (row) => row.dropped),
    failures: rows.filter((row) => row.outcome !== 'written').map((row) => ({ name: row.outcome, count: row.calls })),
  };
}
