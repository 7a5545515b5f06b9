import { AppError } from '@/lib/shared/errors';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { dailyBudget } from '@/lib/server/services/usage/usage-budget';
import { usageRecorderFor } from '@/lib/server/services/usage/usage-recorder';
import { writingEngine } from '@/lib/server/settings';
import type { ClaudeContext, WriterParts } from './claude/claude-context';
import { createClaudeContext } from './claude/create-claude-context';

/** The context for Claude, by the settings in force; null where no key is set. */
function claudeContext(): ClaudeContext | null {
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseUrl, ANTHROPIC_MODEL: model, ANTHROPIC_EFFORT: effort } = env();
  const budget = dailyBudget(env().CLAUDE_DAILY_TOKENS, () => new Date());
  return apiKey ? createClaudeContext({ apiKey, baseUrl, model, effort, budget }) : null;
}

/** What the writers of suggestions and of the job match need for one analysis. `auto` falls back to the built-in words; `claude` throws. */
const partsFor = (context: ClaudeContext, analysisId: string): WriterParts => ({
  context,
  recorder: usageRecorderFor(analysisId),
  onFailure: env().ANALYSIS_ENGINE === 'claude' ? 'throw' : 'fall-back',
  noteFailure: (failure) => log().warn({ analysis: analysisId, failure }, 'claude did not write; the built-in engine did'),
});

/**
 * Claude where the settings ask for it, null where the built-in engine writes. Throws API_KEY_ERROR where Claude is required and no key
 * is set.
 */
function requiredContext(): ClaudeContext | null {
  if (writingEngine() === 'built-in') return null;
  const context = claudeContext();
  if (!context) throw new AppError('analysis/API_KEY_ERROR');
  return context;
}

/** Throws API_KEY_ERROR before an analysis is accepted that nothing could write. */
export const requireWriter = (): void => void requiredContext();

/**
 * The writer that rewords suggestions and explains the job match; null where the built-in engine does. Throws API_KEY_ERROR as
 * `requireWriter` does.
 */
export function writerPartsFor(analysisId: string): WriterParts | null {
  const context = requiredContext();
  return context && partsFor(context, analysisId);
}
