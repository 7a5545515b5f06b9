import type { EditedSections } from '@/lib/rewrite/improved-cv';
import type { LiveScore, LiveSource } from './score-edits';

/** What the page and the worker say to each other. */
export type LiveRequest = { type: 'open'; source: LiveSource } | { type: 'score'; edited: EditedSections };
export type LiveAnswer = { type: 'opened'; original: LiveScore | null } | { type: 'scored'; live: LiveScore | null };
