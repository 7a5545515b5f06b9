import type { EditedSections } from '@/lib/rewrite/improved-cv';
import type { SectionName } from '@/lib/rewrite/section-names';
import type { Suggestion, Targeting } from '@/lib/rewrite/suggestion';
import type { LiveScore, LiveSource } from './score-edits';

/** A request for suggestions on one part; the same as the server's call takes. */
export interface AskedSuggestion {
  section: SectionName;
  rating: string | null;
  text?: string | undefined;
  targeting?: Targeting | undefined;
}

/** The messages between page and worker: one answer to each request, in order. */
export type LiveRequest =
  | { type: 'open'; source: LiveSource }
  | { type: 'score'; edited: EditedSections }
  /** Only the score, of a draft with a suggestion that is not accepted yet. */
  | { type: 'score-only'; edited: EditedSections }
  | { type: 'suggest'; asked: AskedSuggestion };
export type LiveAnswer =
  | { type: 'opened'; original: LiveScore | null }
  | { type: 'scored'; live: LiveScore | null }
  | { type: 'scored-only'; score: number | null }
  | { type: 'suggested'; suggestion: Suggestion };
