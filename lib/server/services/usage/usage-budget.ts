import type { TokenBudget } from '@/lib/server/analysers/claude/claude-context';
import { addTokens, reserveTokens, tokensOf } from '@/lib/server/db/usage';

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** The largest number that both databases can store in the column. */
const unlimited = 2 ** 31 - 1;

/** `CLAUDE_DAILY_TOKENS` per day (UTC) for all instances of one database; 0 sets no limit. */
export function dailyBudget(limit: number, clock: () => Date): TokenBudget {
  const most = limit > 0 ? Math.min(limit, unlimited) : unlimited;
  return {
    async reserve(tokens) {
      // A call that ends after midnight is settled on the day it began.
      const day = dayOf(clock());
      return (await reserveTokens(day, tokens, most)) ? { settle: (used) => addTokens(day, used - tokens) } : null;
    },
  };
}

export const tokensSpentToday = (now: Date): Promise<number> => tokensOf(dayOf(now));
