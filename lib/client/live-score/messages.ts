import type { EditedSections } from '@/lib/rewrite/improved-cv';
import type { SectionName } from '@/lib/rewrite/section-names';
import type { Suggestion, Targeting } from '@/lib/rewrite/suggestion';
import type { LiveScore, LiveSource } from './score-edits';

/** What is asked of the engine in the browser about one part; the same as the call takes. */
export interface AskedSuggestion {
  section: SectionName;
  rating: string | null;
  text?: string | undefined;
  targeting?: Targeting | undefined;
}

/** What the page and the worker say to each other: one answer to each request, in their order. */
export type LiveRequest =
  | { type: 'open'; source: LiveSource }
  | { type: 'score'; edited: EditedSections }
  /** The score alone of a draft that nobody has written yet. */
  | { type: 'weigh'; edited: EditedSections }
  | { type: 'suggest'; asked: AskedSuggestion };
export type LiveAnswer =
  | { type: 'opened'; original: LiveScore | null }
  | { type: 'scored'; live: LiveScore | null }
  | { type: 'weighed'; score: number | null }
  | { type: 'suggested'; suggestion: Suggestion };
