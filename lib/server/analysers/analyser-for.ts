import type { Analyser } from '@/lib/analysis/analyser';
import { builtIn } from '@/lib/analysis/built-in';
import { AppError } from '@/lib/shared/errors';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { dailyBudget } from '@/lib/server/services/usage-budget';
import { diaryOf } from '@/lib/server/services/usage-diary';
import { writingEngine } from '@/lib/server/settings';
import { claudeAnalyser } from './claude/claude-analyser';
import type { Desk } from './claude/desk';
import { openDesk } from './claude/open-desk';

/** Where Claude writes, by the settings in force; null where no key is set. */
export function claudeDesk(): Desk | null {
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseUrl, ANTHROPIC_MODEL: model, CLAUDE_DAILY_TOKENS: tokens } = env();
  return apiKey ? openDesk({ apiKey, baseUrl, model, budget: dailyBudget(tokens, () => new Date()) }) : null;
}

/** The engine that writes this analysis. `auto` falls back to the built-in one; `claude` says what failed. */
export function analyserFor(analysisId: string): Analyser {
  if (writingEngine() === 'built-in') return builtIn;
  const desk = claudeDesk();
  if (!desk) return withoutKey;
  return claudeAnalyser({
    desk,
    diary: diaryOf(analysisId),
    onFailure: env().ANALYSIS_ENGINE === 'claude' ? 'throw' : 'fall-back',
    noteFailure: (failure) => log().warn({ analysis: analysisId, failure }, 'claude did not write; the built-in engine did'),
  });
}

const withoutKey: Analyser = {
  name: 'claude',
  analyse: async () => {
    throw new AppError('analysis/API_KEY_ERROR');
  },
};
