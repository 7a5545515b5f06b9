import { aimCandidates, aimPhrases } from '@/lib/facts/aim-words';
import { anyOf } from '@/lib/facts/lists';

/** Finds where a text says what the person wants next: 'Seeking a first post in retail'. */
export const statedAim = anyOf(aimPhrases);

/**
 * Finds words that may state an aim in a way that no phrase of the lists covers: 'my own store, or deputy somewhere bigger, is the
 * dream'.
 */
export const mayStateAim = anyOf(aimCandidates);
