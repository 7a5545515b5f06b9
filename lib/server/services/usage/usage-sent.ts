import type { AnalysisResult } from '@/lib/shared/result';
import { findSentTexts } from '@/lib/server/db/usage';
import { requireOwnAnalysis } from '../ownership/ownership';

interface SentAnswer {
  /** The exact text that was sent for the analysis; null where nothing was sent. */
  sent: string | null;
  engine: AnalysisResult['engine'];
  /** Texts sent later: for suggestions, for the job match, and for a second question where an answer did not fit. */
  later: { purpose: string; at: string; text: string }[];
}

/** 'What was sent', for the owner. Throws DEMO_READ_ONLY, ANALYSIS_NOT_FOUND, NOT_OWNER. */
export async function readSent(analysisId: string, owner: string | null): Promise<SentAnswer> {
  const { result } = await requireOwnAnalysis(analysisId, owner);
  const texts = await findSentTexts(analysisId);
  const first = texts.find(({ purpose }) => purpose === 'analysis');
  return {
    sent: first?.text ?? null,
    engine: result?.engine ?? 'built-in',
    later: texts.filter((text) => text !== first).map(({ purpose, createdAt, text }) => ({ purpose, at: createdAt.toISOString(), text })),
  };
}
