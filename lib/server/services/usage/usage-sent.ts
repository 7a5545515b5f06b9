import type { AnalysisResult } from '@/lib/shared/result';
import { findSentTexts } from '@/lib/server/db/usage';
import { requireOwnAnalysis } from '../ownership/ownership';

export interface SentAnswer {
  /** The text exactly as it left for the analysis; null when nothing left this machine. */
  sent: string | null;
  engine: AnalysisResult['engine'];
  /** Whatever left later too: suggestions, job fit, and what was added where an answer had to be asked for again. */
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
