import type { Analyser } from '@/lib/analysis/analyser';
import { builtIn } from '@/lib/analysis/built-in';
import { AppError } from '@/lib/shared/errors';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { dailyBudget } from '@/lib/server/services/usage-budget';
import { diaryOf } from '@/lib/server/services/usage-diary';
import { writingEngine } from '@/lib/server/settings';
import { claudeAnalyser } from './claude/claude-analyser';
import type { Desk, WriterParts } from './claude/desk';
import { openDesk } from './claude/open-desk';

/** Where Claude writes, by the settings in force; null where no key is set. */
export function claudeDesk(): Desk | null {
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseUrl, ANTHROPIC_MODEL: model, CLAUDE_DAILY_TOKENS: tokens } = env();
  return apiKey ? openDesk({ apiKey, baseUrl, model, budget: dailyBudget(tokens, () => new Date()) }) : null;
}

/** What the writers of suggestions and job fit need for one analysis. `auto` falls back to the built-in words; `claude` says what failed. */
const partsFor = (desk: Desk, analysisId: string): WriterParts => ({
  desk,
  diary: diaryOf(analysisId),
  onFailure: env().ANALYSIS_ENGINE === 'claude' ? 'throw' : 'fall-back',
  noteFailure: (failure) => log().warn({ analysis: analysisId, failure }, 'claude did not write; the built-in engine did'),
});

/** Who rewords suggestions and explains job fit; null where the built-in engine does. Throws API_KEY_ERROR where Claude is demanded without a key. */
export function writerPartsFor(analysisId: string): WriterParts | null {
  if (writingEngine() === 'built-in') return null;
  const desk = claudeDesk();
  if (!desk) throw new AppError('analysis/API_KEY_ERROR');
  return partsFor(desk, analysisId);
}

/** The engine that writes this analysis. */
export function analyserFor(analysisId: string): Analyser {
  if (writingEngine() === 'built-in') return builtIn;
  const desk = claudeDesk();
  return desk ? claudeAnalyser(partsFor(desk, analysisId)) : withoutKey;
}

const withoutKey: Analyser = {
  name: 'claude',
  analyse: async () => {
    throw new AppError('analysis/API_KEY_ERROR');
  },
};
