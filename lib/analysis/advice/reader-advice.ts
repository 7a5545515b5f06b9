import type { Improvement } from '@/lib/shared/result';
import type { ImprovementKind } from '@/lib/shared/result-names';
import type { Findings } from '../findings';
import type { AdviceWords } from '../wording/advice/advice-words';

/** Checks a CV for one thing that an adviser would mention; empty where there is nothing to say. */
export type ReaderAdvice = (findings: Findings) => Improvement[];

export const MOST_QUOTES = 3;

/** Advice without points. `id` is its file's name. */
export function readerAdvice(id: string, kind: ImprovementKind, words: AdviceWords, evidence: Improvement['evidence']): Improvement[] {
  return [{ ...words, kind, priority: kind === 'gains-points' ? 'Low' : 'High', auditId: id, gain: 0, evidence, example: null }];
}
